package @PACKAGE@;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Terraform;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

@TerraformProviderTest
class ItemResourceTests {

	private static final String HELLO = "@TYPE@_item.hello";

	@TempDir
	Path directory;

	private Terraform terraform;

	@BeforeEach
	void useTheDirectory(Terraform terraform) {
		this.terraform = terraform.withProvider(Map.of("directory", this.directory.toString()));
	}

	@Test
	void itemIsCreatedAndChangedInPlace() {
		assertThat(this.terraform.apply(item("hello", "Hello"))).hasAttribute(HELLO, "length", 5);
		assertThat(this.terraform.plan(item("hello", "Goodbye"))).plans(HELLO, Action.UPDATE);
		assertThat(this.terraform.apply()).hasAttribute(HELLO, "length", 7);
	}

	@Test
	void anotherNameIsAnotherItem() {
		this.terraform.apply(item("hello", "Hello"));
		assertThat(this.terraform.plan(item("goodbye", "Hello"))).plans(HELLO, Action.REPLACE);
	}

	@Test
	void itemThatIsGoneIsCreatedAgain() throws IOException {
		this.terraform.apply(item("hello", "Hello"));
		Files.delete(this.directory.resolve("hello.txt"));
		assertThat(this.terraform.plan(item("hello", "Hello"))).plans(HELLO, Action.CREATE);
	}

	private static Configuration item(String name, String text) {
		return Configuration.of(HELLO, Map.of("name", name, "text", text));
	}

}
