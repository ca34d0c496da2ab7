package @PACKAGE@;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.stereotype.Component;
import org.springframework.util.LinkedMultiValueMap;
import org.springframework.util.MultiValueMap;

/**
 * Makes forms of requests: a list has a field for each element, and what is inside an
 * object is named with brackets, as in {@code owner[name]}.
 */
@Component
class Forms {

	private final JsonMapper mapper;

	Forms(JsonMapper mapper) {
		this.mapper = mapper;
	}

	/**
	 * Return the fields of a request.
	 * @param request the request
	 */
	MultiValueMap<String, String> of(Object request) {
		MultiValueMap<String, String> fields = new LinkedMultiValueMap<>();
		this.mapper.valueToTree(request).forEachEntry((name, value) -> add(fields, name, value));
		return fields;
	}

	private static void add(MultiValueMap<String, String> fields, String name, JsonNode value) {
		if (value.isObject()) {
			value.forEachEntry((inner, each) -> add(fields, name + "[" + inner + "]", each));
		}
		else if (value.isArray()) {
			value.forEach((each) -> add(fields, each.isObject() ? name + "[]" : name, each));
		}
		else {
			fields.add(name, value.isNull() ? "" : value.asString());
		}
	}

}
