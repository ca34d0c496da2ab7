package @PACKAGE@;

import java.util.List;
import java.util.Optional;

@IMPORTS@import dev.tfprovider.resource.StateMover;
import dev.tfprovider.resource.UpdatableResource;

@TerraformResource("@NAME@")
@ANNOTATIONS@class @MODEL@Resource implements UpdatableResource<@MODEL@>, MovableResource<@MODEL@> {

	@Override
	public @MODEL@ create(ResourceData<@MODEL@> data) {
		throw new UnsupportedOperationException("Write how @OLD_TYPE@ is created");
	}

	@Override
	public Optional<@MODEL@> read(ResourceData<@MODEL@> data) {
		throw new UnsupportedOperationException("Write how @OLD_TYPE@ is read");
	}

	@Override
	public @MODEL@ update(ResourceData<@MODEL@> data) {
		throw new UnsupportedOperationException("Write how @OLD_TYPE@ is updated, or implement ManagedResource");
	}

	@Override
	public void delete(ResourceData<@MODEL@> data) {
		throw new UnsupportedOperationException("Write how @OLD_TYPE@ is deleted");
	}

	@Override
	public List<StateMover<@MODEL@>> stateMovers() {
		return List
			.of(StateMover.from("@OLD_TYPE@", @MODEL@.class, (state) -> state).ofProvider("@OLD_ADDRESS@"));
	}

}
