package @PACKAGE@;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/**
 * Gives the answers that a service has given, the last of each request again and again.
 * What was deleted is gone.
 */
final class RecordedService {

	private final Map<String, Deque<String[]>> answers = new HashMap<>();

	private final HttpServer server;

	private RecordedService(String[] exchanges) {
		for (String exchange : exchanges) {
			String[] parts = exchange.split(" ", 5);
			this.answers.computeIfAbsent(parts[0] + " " + parts[1], (key) -> new ArrayDeque<>()).add(parts);
		}
		try {
			this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		this.server.createContext("/", this::answer);
		this.server.start();
	}

	/**
	 * Start a service.
	 * @param exchanges of each request its method, path, status of the answer, header Location
	 * or a hyphen, and content of the answer
	 */
	static RecordedService of(String... exchanges) {
		return new RecordedService(exchanges);
	}

	String endpoint() {
		return "http://localhost:" + this.server.getAddress().getPort();
	}

	private synchronized void answer(HttpExchange exchange) throws IOException {
		try (exchange) {
			exchange.getRequestBody().readAllBytes();
			String path = exchange.getRequestURI().getRawPath();
			Deque<String[]> known = this.answers.get(exchange.getRequestMethod() + " " + path);
			String[] answer = (known == null || known.isEmpty()) ? new String[] { "", "", "404", "-", "" }
					: (known.size() > 1) ? known.remove() : known.peek();
			if (exchange.getRequestMethod().equals("DELETE")) {
				this.answers.remove("GET " + path);
			}
			if (!answer[3].equals("-")) {
				exchange.getResponseHeaders().set("Location", answer[3]);
			}
			exchange.getResponseHeaders().set("Content-Type", "application/json");
			byte[] content = answer[4].getBytes(StandardCharsets.UTF_8);
			exchange.sendResponseHeaders(Integer.parseInt(answer[2]), (content.length > 0) ? content.length : -1);
			exchange.getResponseBody().write(content);
		}
	}

}
