"""A test that lints documents, one cached action for each document.

    load("//:lint.bzl", "lint_documents_test")

    lint_documents_test(name = "lint", srcs = glob(["**/*.xib", "**/*.storyboard"]), tool = "//tools:xibinspect")

Bazel lints only documents that changed, on as many machines as it has, and the test combines their reports. Rules that
compare all documents with an app's sources need one run of `xibinspect lint --sources` instead.
"""

def _report(ctx, document):
    report = ctx.actions.declare_file("%s.reports/%s.json" % (ctx.label.name, document.short_path))
    settings = ["--config", ctx.file.settings.path] if ctx.file.settings else []
    ctx.actions.run_shell(
        # Findings are part of the report, and only the test fails.
        command = 'tool=$1 report=$2; shift 2; "$tool" lint --documents-only --reporter json --output "$report" "$@" > /dev/null 2>&1 || [ -s "$report" ]',
        arguments = [ctx.executable.tool.path, report.path] + settings + [document.path],
        inputs = [document] + ctx.files.settings,
        tools = [ctx.executable.tool],
        outputs = [report],
        mnemonic = "LintInterface",
        progress_message = "Linting %s" % document.short_path,
    )
    return report

def _lint_documents_test(ctx):
    reports = [_report(ctx, document) for document in ctx.files.srcs]
    strict = " --strict" if ctx.attr.strict else ""
    ctx.actions.write(
        ctx.outputs.executable,
        "#!/bin/sh\nexec %s lint --merge%s %s\n" % (
            ctx.executable.tool.short_path,
            strict,
            " ".join(["'%s'" % report.short_path for report in reports]),
        ),
        is_executable = True,
    )
    return [DefaultInfo(runfiles = ctx.runfiles(files = reports + [ctx.executable.tool]))]

lint_documents_test = rule(
    implementation = _lint_documents_test,
    attrs = {
        "srcs": attr.label_list(mandatory = True, allow_files = [".xib", ".storyboard"]),
        "settings": attr.label(allow_single_file = [".yml"], doc = "The settings, instead of a .xibinspect.yml."),
        "strict": attr.bool(doc = "Whether any finding fails the test, instead of only errors."),
        "tool": attr.label(
            mandatory = True,
            allow_single_file = True,
            executable = True,
            cfg = "host",
            doc = "The executable xibinspect.",
        ),
    },
    test = True,
)
