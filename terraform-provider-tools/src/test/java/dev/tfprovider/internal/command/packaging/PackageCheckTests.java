/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.util.Map;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.PackageName;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class PackageCheckTests {

	private static final String LAUNCHER = "terraform-provider-foo_v1.0.0";

	private final PackageCheck check = new PackageCheck(PackageName.of("acme/foo", "1.0.0"), LauncherKind.SCRIPT);

	@Test
	void packageWithItsLauncherFirstPasses() {
		assertThatCode(() -> this.check
			.check(Map.of(LAUNCHER, 0100755, "lib/terraform-provider-foo.jar", 0100644, "LICENSE", 0100644)))
			.doesNotThrowAnyException();
	}

	@Test
	void sideFileThatWouldBeExecutedIsRefused() {
		assertRefused(Map.of(LAUNCHER, 0100755, "terraform-provider-foo.jar", 0100644),
				"Terraform would start 'terraform-provider-foo.jar' instead of '%s'. Rename or move it."
					.formatted(LAUNCHER));
	}

	@Test
	void packageWithWrongPrefixIsRefused() {
		assertRefused(Map.of("terraform-provider-bar_v1.0.0", 0100755),
				"The package has no file that Terraform would start: none begins with terraform-provider-foo");
	}

	@Test
	void launcherInAFolderIsNone() {
		assertRefused(Map.of("foo/" + LAUNCHER, 0100755),
				"The package has no file that Terraform would start: none begins with terraform-provider-foo");
	}

	@Test
	void launcherWithoutExecuteBitIsRefused() {
		assertRefused(Map.of(LAUNCHER, 0100644), "'%s' is not executable in the package.".formatted(LAUNCHER));
		assertRefused(Map.of(LAUNCHER, 0100744), "'%s' is not executable in the package.".formatted(LAUNCHER));
	}

	@Test
	void namesThatLeaveThePackageAreRefused() {
		assertRefused(Map.of(LAUNCHER, 0100755, "../x", 0100644), "'../x' cannot be in a package.");
		assertRefused(Map.of(LAUNCHER, 0100755, "/x", 0100644), "'/x' cannot be in a package.");
		assertRefused(Map.of(LAUNCHER, 0100755, "lib/", 040755), "'lib/' cannot be in a package.");
	}

	private void assertRefused(Map<String, Integer> modes, String message) {
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> this.check.check(modes))
			.withMessage(message);
	}

}
