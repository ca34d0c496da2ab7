/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.nio.file.Path;
import java.util.Map;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * Commands on machines where nothing can be written but the working directory, or only
 * some of what a package would like to write, with one process for each command.
 */
@LaunchedPetstoreAcceptance
@Tag("thorough")
@EnabledOnOs(OS.LINUX)
@OnJvm
class CommandFoldersAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final String REX = "petstore_pet.rex";

	private static final String PET = """
			resource "petstore_pet" "rex" {
			  name = "Rex"
			}
			""";

	private static final String MOUNTS = "unshare --user --map-root-user --mount";

	@RegisterExtension
	final CommandLaunches launches = new CommandLaunches();

	@BeforeEach
	void forgetPets() {
		api.client().findPets(null, null).forEach((pet) -> api.client().deletePet(pet.id()));
	}

	/**
	 * Home, cache, folder for temporary files and that of the processes are on one disk,
	 * which is full.
	 */
	@Test
	void fullDiskCostsTheSharedProcessAndNothingElse() throws Exception {
		Path disk = this.launches.root().resolve("disk");

		apply(mounted(disk, "size=64k", "yes >full 2>/dev/null"), Map.of("XDG_RUNTIME_DIR", disk.toString()));

		assertThat(this.launches.machines()).as("for apply, and to show the state").isGreaterThan(3);
	}

	@Test
	void homeThatCannotBeWrittenIsNoObstacle() throws Exception {
		apply(mounted(this.launches.root().resolve("disk"), "ro", ":"), Map.of());

		assertThat(this.launches.machines()).as("for apply, and to show the state").isEqualTo(2);
	}

	@Test
	void folderThatIsMissingCostsTheSharedProcessAndNothingElse() throws Exception {
		apply("", Map.of("XDG_RUNTIME_DIR", "", "XDG_CACHE_HOME", "", "HOME", "/proc/nowhere"));

		assertThat(this.launches.machines()).as("for apply, and to show the state").isGreaterThan(3);
	}

	/**
	 * Nothing says where temporary files go, and the usual place takes none. The launches
	 * meet in the cache.
	 */
	@Test
	void machineWithoutAPlaceForTemporaryFilesSharesTheProcess() throws Exception {
		apply("""
				mount --bind /tmp /tmp && mount --bind '%1$s' '%1$s' && mount --bind "${PWD%%/*}" "${PWD%%/*}" || exit 3
				mount -o remount,bind,ro /tmp || exit 3
				! touch /tmp/file 2>/dev/null || exit 3
				unset XDG_RUNTIME_DIR TMPDIR
				export XDG_CACHE_HOME='%1$s/cache'
				cd "$PWD"
				""".formatted(this.launches.root()), Map.of());

		assertThat(this.launches.machines()).as("for apply, and to show the state").isEqualTo(2);
	}

	/**
	 * Apply in a namespace of mounts.
	 */
	private void apply(String preparation, Map<String, String> environment) throws Exception {
		assumeTrue(new ProcessBuilder((MOUNTS + " mount -t tmpfs none /mnt").split(" ")).start().waitFor() == 0,
				"folders cannot be mounted here");
		TerraformCli terraform = ResidentProcesses.with(this.launches.serveBy("""
				if [ "$1" != --inside ]; then exec %s "$0" --inside "$@"; fi
				shift
				%s
				exec "$cli" "$@"
				""".formatted(MOUNTS, preparation)), environment).allowNonEmptyPlan();
		ProviderBlock.write(terraform, api);

		Run run = this.launches.end(terraform.write(PET).start("apply"));

		assertThat(run).succeeded().hasNoDiagnostics().hasResources(REX);
		assertThat(api.client().findPets(null, null)).extracting(PetResponse::name).containsExactly("Rex");
		assertThat(KnownPets.lost(terraform, api.client())).isEmpty();
		this.launches.assertNothingIsLeft();
	}

	/**
	 * Return what makes a folder for everything that a package writes.
	 */
	private static String mounted(Path disk, String options, String content) {
		return """
				disk='%s'
				mkdir -p "$disk" && mount -t tmpfs -o mode=700,%s none "$disk" || exit 3
				(cd "$disk" && %s)
				export HOME="$disk" XDG_CACHE_HOME="$disk/cache" TMPDIR="$disk"
				""".formatted(disk, options, content);
	}

}
