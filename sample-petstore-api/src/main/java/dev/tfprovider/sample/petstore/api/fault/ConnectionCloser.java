/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.fault;

import java.io.IOException;

import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;
import org.apache.coyote.ActionCode;

import org.springframework.boot.tomcat.ConfigurableTomcatWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.stereotype.Component;

/**
 * Closes connections without a response, which a servlet filter cannot do.
 */
@Component
@PetstoreApiOnly
class ConnectionCloser implements WebServerFactoryCustomizer<ConfigurableTomcatWebServerFactory> {

	private static final String ATTRIBUTE = ConnectionCloser.class.getName();

	/**
	 * Close the connection of a request once the filters are done with it. They must not
	 * have written anything.
	 * @param request the request to leave without an answer
	 */
	static void close(ServletRequest request) {
		request.setAttribute(ATTRIBUTE, true);
	}

	@Override
	public void customize(ConfigurableTomcatWebServerFactory factory) {
		factory.addEngineValves(new ClosingValve());
	}

	private static final class ClosingValve extends ValveBase {

		private ClosingValve() {
			super(true);
		}

		@Override
		public void invoke(Request request, Response response) throws IOException, ServletException {
			getNext().invoke(request, response);
			if (request.getAttribute(ATTRIBUTE) != null) {
				response.getCoyoteResponse().action(ActionCode.CLOSE_NOW, null);
			}
		}

	}

}
