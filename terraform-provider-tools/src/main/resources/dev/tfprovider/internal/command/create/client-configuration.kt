package @PACKAGE@

import dev.tfprovider.boot.ProviderScope
import java.nio.file.Path
import org.springframework.context.annotation.Bean
import org.springframework.context.annotation.Configuration

@Configuration(proxyBeanMethods = false)
class ItemClientConfiguration {

	@Bean
	@ProviderScope
	fun itemClient(settings: @CLASS@Settings) = ItemClient(Path.of(settings.directory))

}
