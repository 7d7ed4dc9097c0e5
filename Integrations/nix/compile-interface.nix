# Compiles Interface Builder documents with ibtool, on Linux and on macOS without Xcode.
#
#   compileInterface = pkgs.callPackage ./compile-interface.nix { ibtool = …; };
#   shopInterface = compileInterface { name = "shop-interface"; src = ./Shop; module = "Shop"; };
#
# The result has the folders of the source, with a .nib for each xib and a .storyboardc for each storyboard.
{ stdenvNoCC, ibtool }:

{ name, src, module ? null, deploymentTarget ? null }:

stdenvNoCC.mkDerivation {
  inherit name src;
  nativeBuildInputs = [ ibtool ];
  dontConfigure = true;
  dontInstall = true;
  interfaceFlags =
    (if module == null then [ ] else [ "--module" module ])
    ++ (if deploymentTarget == null then [ ] else [ "--minimum-deployment-target" deploymentTarget ]);
  buildPhase = ''
    runHook preBuild
    find . -name '*.xib' -o -name '*.storyboard' | while IFS= read -r document; do
      case "$document" in
        *.xib) result="$out/''${document%.xib}.nib" ;;
        *) result="$out/''${document%.storyboard}.storyboardc" ;;
      esac
      ibtool --errors --warnings --output-format human-readable-text $interfaceFlags --compile "$result" "$document"
    done
    runHook postBuild
  '';
}
