package @PACKAGE@;

import dev.tfprovider.boot.ProviderConfiguration;

/**
 * Manages items.
 *
 * @param directory where the items are kept
 */
@ProviderConfiguration
public record @CLASS@Settings(String directory) {

}
