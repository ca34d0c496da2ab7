/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.internal.log.LogModule;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/**
 * What the log says of each request: fields on every line that is written while it is
 * served, a line for each step, and one for each diagnostic.
 */
final class RequestLog {

	private static final String VERSION = "6";

	private static final Logger logger = LoggerFactory.getLogger(LogModule.PROTOCOL);

	private final String address;

	RequestLog(String address) {
		this.address = address;
	}

	/**
	 * Put the fields of a request on this thread.
	 * @return the request, to be closed on the same thread
	 */
	<Q, R> Entry<Q, R> begin(String name, Rpc<Q, R> rpc, Q request) {
		RequestField.RPC.put(name);
		RequestField.REQUEST_ID.put(UUID.randomUUID().toString());
		RequestField.PROVIDER_ADDRESS.put(this.address);
		RequestField.PROTOCOL_VERSION.put(VERSION);
		String type = rpc.typeName(request);
		if (!type.isEmpty()) {
			rpc.typeField().put(type);
		}
		logger.trace("Received request");
		return new Entry<>(rpc);
	}

	/**
	 * One request.
	 *
	 * @param <Q> the request message
	 * @param <R> the response message
	 */
	static final class Entry<Q, R> implements AutoCloseable {

		private final Rpc<Q, R> rpc;

		private final long start = System.nanoTime();

		private Entry(Rpc<Q, R> rpc) {
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
				this.rpc.diagnostics(response).forEach(DiagnosticLog::write);
			}
		}

		private static long count(List<Tfplugin6.Diagnostic> diagnostics, Tfplugin6.Diagnostic.Severity severity) {
			return diagnostics.stream().filter((diagnostic) -> diagnostic.getSeverity() == severity).count();
		}

		/**
		 * Take the fields off this thread.
		 */
		@Override
		public void close() {
			logger.trace("Served request");
			MDC.clear();
		}

	}

}
