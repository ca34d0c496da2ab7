rootProject.name = "@ARTIFACT@"
