# Compiles the Interface Builder documents of a theos project, on Linux as well as on a Mac.
#
# Include it after the project's other makefiles:
#
#   APPLICATION_NAME = Shop
#   include $(THEOS_MAKE_PATH)/application.mk
#   INTERFACE_DESTINATION = $(THEOS_STAGING_DIR)/Applications/Shop.app
#   include /usr/local/share/xibinspect/theos/interface.mk
#
# INTERFACE_FILES        the documents (default: those of Resources and its language folders)
# INTERFACE_DESTINATION  the folder of the app or bundle
# INTERFACE_FLAGS        more options, such as --module Shop --minimum-deployment-target 15.0
# IBTOOL                 the compiler (default: ibtool)

IBTOOL ?= ibtool
INTERFACE_ROOT ?= Resources
INTERFACE_FILES ?= $(wildcard $(foreach kind,xib storyboard,$(INTERFACE_ROOT)/*.$(kind) $(INTERFACE_ROOT)/*.lproj/*.$(kind)))

# Storyboards become folders, so that a file inside stands for the result.
interface-results = $(patsubst $(INTERFACE_ROOT)/%.xib,$(INTERFACE_DESTINATION)/%.nib,$(filter %.xib,$(INTERFACE_FILES))) \
  $(patsubst $(INTERFACE_ROOT)/%.storyboard,$(INTERFACE_DESTINATION)/%.storyboardc/Info.plist,$(filter %.storyboard,$(INTERFACE_FILES)))
interface-compile = $(IBTOOL) --errors --warnings --output-format human-readable-text $(INTERFACE_FLAGS) --compile

$(INTERFACE_DESTINATION)/%.nib: $(INTERFACE_ROOT)/%.xib
	$(interface-compile) $@ $<

$(INTERFACE_DESTINATION)/%.storyboardc/Info.plist: $(INTERFACE_ROOT)/%.storyboard
	$(interface-compile) $(@D) $<

.PHONY: interface
interface: $(interface-results)

after-stage:: interface
