/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.net.SocketAddress;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

import io.grpc.Attributes;
import io.grpc.Grpc;
import io.grpc.ServerTransportFilter;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ServerChannel;

/**
 * Limits the connections of clients that have not authenticated as the host: any process
 * on the machine can open connections and send nothing. Of too many the oldest is closed,
 * as a host proves itself at once.
 */
final class ConnectionLimit extends ServerTransportFilter {

	private final int limit;

	private final Map<SocketAddress, Channel> unproven = new LinkedHashMap<>();

	ConnectionLimit(int limit) {
		this.limit = limit;
	}

	/**
	 * Apply the limit to what a server channel accepts.
	 */
	<T extends ServerChannel> T on(T server) {
		server.pipeline().addLast(new ChannelInboundHandlerAdapter() {

			@Override
			public void channelRead(ChannelHandlerContext context, Object message) {
				accept((Channel) message);
				context.fireChannelRead(message);
			}

		});
		return server;
	}

	private synchronized void accept(Channel client) {
		SocketAddress address = client.remoteAddress();
		this.unproven.put(address, client);
		client.closeFuture().addListener((closed) -> forget(address, client));
		if (this.unproven.size() > this.limit) {
			Iterator<Channel> oldest = this.unproven.values().iterator();
			Channel dropped = oldest.next();
			oldest.remove();
			dropped.close();
		}
	}

	private synchronized void forget(SocketAddress address, Channel client) {
		this.unproven.remove(address, client);
	}

	@Override
	public synchronized Attributes transportReady(Attributes attributes) {
		this.unproven.remove(attributes.get(Grpc.TRANSPORT_ATTR_REMOTE_ADDR));
		return attributes;
	}

}
