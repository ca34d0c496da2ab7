package @PACKAGE@;

import java.util.Set;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import org.springframework.stereotype.Component;

/**
 * Makes JSON merge patches: what is different, and null for what was taken away.
 */
@Component
class MergePatches {

	private final JsonMapper mapper;

	MergePatches(JsonMapper mapper) {
		this.mapper = mapper;
	}

	/**
	 * Return the patch that makes one object of another.
	 * @param before what the service was told before
	 * @param after what it shall be told
	 * @param filledIn members that the service may fill in, each with those that it is in
	 * and separated by slashes; they stay where nothing is told of them
	 */
	JsonNode between(Object before, Object after, String... filledIn) {
		return difference(this.mapper.valueToTree(before), this.mapper.valueToTree(after), "",
				Set.of(filledIn));
	}

	private ObjectNode difference(JsonNode before, JsonNode after, String place, Set<String> filledIn) {
		ObjectNode patch = this.mapper.createObjectNode();
		before.propertyNames().forEach((name) -> {
			if (!after.has(name) && !filledIn.contains(place + name)) {
				patch.putNull(name);
			}
		});
		after.propertyNames().forEach((name) -> {
			JsonNode was = before.path(name);
			JsonNode is = after.path(name);
			if (was.isObject() && is.isObject()) {
				ObjectNode inner = difference(was, is, place + name + "/", filledIn);
				if (!inner.isEmpty()) {
					patch.set(name, inner);
				}
			}
			else if (!is.equals(was)) {
				patch.set(name, is);
			}
		});
		return patch;
	}

}
