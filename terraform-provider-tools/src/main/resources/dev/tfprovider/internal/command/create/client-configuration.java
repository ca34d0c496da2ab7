package @PACKAGE@;

import java.nio.file.Path;

import dev.tfprovider.boot.ProviderScope;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class ItemClientConfiguration {

	@Bean
	@ProviderScope
	ItemClient itemClient(@CLASS@Settings settings) {
		return new ItemClient(Path.of(settings.directory()));
	}

}
