package @PACKAGE@

import dev.tfprovider.boot.TerraformProvider
import org.springframework.boot.autoconfigure.SpringBootApplication

@SpringBootApplication
class @CLASS@Provider

fun main(args: Array<String>) {
	TerraformProvider.run(@CLASS@Provider::class.java, *args)
}
