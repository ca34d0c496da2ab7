package @PACKAGE@

import java.net.URLDecoder
import java.net.URLEncoder
import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.OpenOption
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.deleteIfExists
import kotlin.io.path.exists
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.nameWithoutExtension
import kotlin.io.path.readText
import kotlin.io.path.writeText

/**
 * Keeps items in files. REPLACE IT by the client of your service. It is open because other beans get a proxy of it.
 */
open class ItemClient(private val directory: Path) {

	open fun find(name: String): String? = file(name).takeIf { it.exists() }?.readText()

	open fun names(): List<String> =
		directory.createDirectories()
			.listDirectoryEntries("*.txt")
			.map { URLDecoder.decode(it.nameWithoutExtension, UTF_8) }
			.sorted()

	open fun write(name: String, text: String, vararg options: OpenOption) {
		directory.createDirectories()
		file(name).writeText(text, options = options)
	}

	open fun delete(name: String) {
		file(name).deleteIfExists()
	}

	private fun file(name: String): Path = directory.resolve(URLEncoder.encode(name, UTF_8) + ".txt")

}
