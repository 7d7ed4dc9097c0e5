"""Rules that compile Interface Builder documents on any executor, one action for each document.

    load("//:interface.bzl", "ios_storyboard", "ios_strings", "ios_xib")

    ios_xib(name = "cells", srcs = glob(["Cells/*.xib"]), module = "Shop", tool = "//tools:ibtool")
    ios_storyboard(name = "screens", srcs = glob(["Base.lproj/*.storyboard"]), module = "Shop", tool = "//tools:ibtool")
    ios_strings(name = "texts", srcs = glob(["*.xib"]), tool = "//tools:ibtool")

Actions are sandboxed and cached, and depend on nothing but the document and the tool: thousands of documents are
spread over as many machines as Bazel has.
"""

_ATTRIBUTES = {
    "srcs": attr.label_list(mandatory = True, allow_files = [".xib", ".storyboard"]),
    "module": attr.string(doc = "The module of classes that belong to the target."),
    "deployment_target": attr.string(doc = "The oldest system that the app runs on."),
    "tool": attr.label(
        mandatory = True,
        allow_single_file = True,
        executable = True,
        cfg = "host",
        doc = "The executable ibtool.",
    ),
}

def _options(ctx):
    options = []
    if ctx.attr.module:
        options += ["--module", ctx.attr.module]
    if ctx.attr.deployment_target:
        options += ["--minimum-deployment-target", ctx.attr.deployment_target]
    return options

def _place(ctx, source):
    """Returns the path of a result without its extension: its language folder and its name."""
    name = source.basename[:-len(source.extension) - 1]
    folder = source.dirname.split("/")[-1]
    return "/".join([ctx.label.name, folder, name] if folder.endswith(".lproj") else [ctx.label.name, name])

def _compile(ctx, source, result):
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = ["--errors", "--warnings", "--output-format", "human-readable-text"] +
                    _options(ctx) + ["--compile", result.path, source.path],
        inputs = [source],
        outputs = [result],
        mnemonic = "CompileInterface",
        progress_message = "Compiling %s" % source.short_path,
    )

def _ios_xib(ctx):
    results = []
    for source in ctx.files.srcs:
        place = _place(ctx, source) + ".nib"

        # For old systems a nib is a folder with a file for each range of systems.
        if ctx.attr.deployment_target and int(ctx.attr.deployment_target.split(".")[0]) < 13:
            result = ctx.actions.declare_directory(place)
        else:
            result = ctx.actions.declare_file(place)
        _compile(ctx, source, result)
        results.append(result)
    return [DefaultInfo(files = depset(results))]

def _ios_storyboard(ctx):
    compiled = []
    for source in ctx.files.srcs:
        folder = ctx.actions.declare_directory("unlinked/" + _place(ctx, source) + ".storyboardc")
        _compile(ctx, source, folder)
        compiled.append(folder)

    # Linking checks the references between storyboards.
    linked = ctx.actions.declare_directory(ctx.label.name)
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = ["--errors", "--output-format", "human-readable-text", "--link", linked.path] +
                    [folder.path for folder in compiled],
        inputs = compiled,
        outputs = [linked],
        mnemonic = "LinkStoryboards",
        progress_message = "Linking %s" % ctx.label.name,
    )
    return [DefaultInfo(files = depset([linked]))]

def _ios_strings(ctx):
    results = []
    for source in ctx.files.srcs:
        result = ctx.actions.declare_file(_place(ctx, source) + ".strings")
        ctx.actions.run(
            executable = ctx.executable.tool,
            arguments = ["--export-strings-file", result.path, source.path],
            inputs = [source],
            outputs = [result],
            mnemonic = "ExportStrings",
            progress_message = "Exporting the texts of %s" % source.short_path,
        )
        results.append(result)
    return [DefaultInfo(files = depset(results))]

ios_xib = rule(
    implementation = _ios_xib,
    attrs = _ATTRIBUTES,
    doc = "Compiles xibs to nibs.",
)

ios_storyboard = rule(
    implementation = _ios_storyboard,
    attrs = _ATTRIBUTES,
    doc = "Compiles and links storyboards; the result is a folder with a .storyboardc for each of them.",
)

ios_strings = rule(
    implementation = _ios_strings,
    attrs = _ATTRIBUTES,
    doc = "Exports the texts of documents for translators.",
)
