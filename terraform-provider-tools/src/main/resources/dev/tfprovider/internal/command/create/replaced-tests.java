package @PACKAGE@;

import java.nio.file.Path;

import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * States and configurations of the provider that this one replaces stay as they are.
 */
@TerraformProviderTest
class ReplacedProviderTests {

	private static final Path REPLACED = Path.of("src/test/resources/replaced.json");

	@Test
	void schemaIsThatOfTheReplacedProvider(InMemoryTerraform terraform) {
		assertThat(terraform).hasNoChangesSince(REPLACED);
	}

	@Test
	void statesOfTheReplacedProviderAreRead(InMemoryTerraform terraform) {
		assertThat(terraform).readsStatesOf(REPLACED);
	}

}
