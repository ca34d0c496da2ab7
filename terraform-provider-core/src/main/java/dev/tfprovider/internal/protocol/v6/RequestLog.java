/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.internal.log.LogModule;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import io.grpc.MethodDescriptor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.slf4j.spi.LoggingEventBuilder;

/**
 * Logs each request: common fields on every entry, an entry for each step, and one for
 * each diagnostic.
 *
 * @param address source address of the provider
 */
record RequestLog(String address) {

	private static final Logger logger = LoggerFactory.getLogger(LogModule.PROTOCOL);

	private static final String PACKAGE = "tfplugin";

	/**
	 * Return the major protocol version that a method belongs to, such as "6".
	 */
	static String version(MethodDescriptor<?, ?> method) {
		String service = String.valueOf(method.getServiceName());
		return service.substring(PACKAGE.length(), service.indexOf('.'));
	}

	/**
	 * Return the fields of a request.
	 * @param version major protocol version
	 */
	<Q> Map<String, String> fields(Rpc<Q, ?> rpc, Q request, String version) {
		Map<String, String> fields = new HashMap<>();
		fields.put("tf_rpc", rpc.name());
		fields.put("tf_req_id", UUID.randomUUID().toString());
		fields.put("tf_provider_addr", this.address);
		fields.put("tf_proto_version", version);
		String type = rpc.typeName(request);
		if (rpc.field() != null && !type.isEmpty()) {
			fields.put(rpc.field(), type);
		}
		return fields;
	}

	/**
	 * Begin to serve a request.
	 */
	<R> Entry<R> begin(Rpc<?, R> rpc) {
		logger.trace("Received request");
		return new Entry<>(rpc);
	}

	/**
	 * Log a diagnostic, because readers of the log do not see the screen of the
	 * practitioner.
	 */
	private static void write(Tfplugin6.Diagnostic diagnostic) {
		boolean error = diagnostic.getSeverity() == Tfplugin6.Diagnostic.Severity.ERROR;
		Level level = error ? Level.ERROR : Level.WARN;
		if (!logger.isEnabledForLevel(level)) {
			return;
		}
		LoggingEventBuilder event = logger.atLevel(level)
			.addKeyValue("diagnostic_severity", diagnostic.getSeverity())
			.addKeyValue("diagnostic_summary", diagnostic.getSummary())
			.addKeyValue("diagnostic_detail", diagnostic.getDetail());
		if (diagnostic.hasAttribute()) {
			event = event.addKeyValue("diagnostic_attribute", Diagnostics6.path(diagnostic.getAttribute()));
		}
		event.log(error ? "Response contains error diagnostic" : "Response contains warning diagnostic");
	}

	/**
	 * One request.
	 *
	 * @param <R> the response message
	 */
	static final class Entry<R> implements AutoCloseable {

		private final Rpc<?, R> rpc;

		private final long start = System.nanoTime();

		private Entry(Rpc<?, R> rpc) {
			this.rpc = rpc;
		}

		void answered(R response) {
			if (logger.isTraceEnabled()) {
				List<Tfplugin6.Diagnostic> diagnostics = this.rpc.diagnostics(response);
				logger.atTrace()
					.addKeyValue("tf_req_duration_ms", TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - this.start))
					.addKeyValue("diagnostic_error_count", count(diagnostics, Tfplugin6.Diagnostic.Severity.ERROR))
					.addKeyValue("diagnostic_warning_count", count(diagnostics, Tfplugin6.Diagnostic.Severity.WARNING))
					.log("Received downstream response");
			}
			if (logger.isErrorEnabled()) {
				this.rpc.diagnostics(response).forEach(RequestLog::write);
			}
		}

		private static long count(List<Tfplugin6.Diagnostic> diagnostics, Tfplugin6.Diagnostic.Severity severity) {
			return diagnostics.stream().filter((diagnostic) -> diagnostic.getSeverity() == severity).count();
		}

		@Override
		public void close() {
			logger.trace("Served request");
		}

	}

}
