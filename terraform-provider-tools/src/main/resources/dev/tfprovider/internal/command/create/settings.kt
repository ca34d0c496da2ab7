package @PACKAGE@

import dev.tfprovider.boot.ProviderConfiguration

/**
 * Manages items.
 *
 * @property directory where the items are kept
 */
@ProviderConfiguration
data class @CLASS@Settings(val directory: String)
