package @PACKAGE@;

import java.io.IOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Keeps items in files. REPLACE IT by the client of your service.
 */
public class ItemClient {

	private static final String EXTENSION = ".txt";

	private final Path directory;

	public ItemClient(Path directory) {
		this.directory = directory;
	}

	public Optional<String> find(String name) throws IOException {
		try {
			return Optional.of(Files.readString(file(name)));
		}
		catch (NoSuchFileException ex) {
			return Optional.empty();
		}
	}

	public List<String> names() throws IOException {
		Files.createDirectories(this.directory);
		try (Stream<Path> files = Files.list(this.directory)) {
			return files.map((file) -> file.getFileName().toString())
				.filter((file) -> file.endsWith(EXTENSION))
				.map((file) -> file.substring(0, file.length() - EXTENSION.length()))
				.map((name) -> URLDecoder.decode(name, StandardCharsets.UTF_8))
				.sorted()
				.toList();
		}
	}

	public void write(String name, String text, OpenOption... options) throws IOException {
		Files.createDirectories(this.directory);
		Files.writeString(file(name), text, options);
	}

	public void delete(String name) throws IOException {
		Files.deleteIfExists(file(name));
	}

	private Path file(String name) {
		return this.directory.resolve(URLEncoder.encode(name, StandardCharsets.UTF_8) + EXTENSION);
	}

}
