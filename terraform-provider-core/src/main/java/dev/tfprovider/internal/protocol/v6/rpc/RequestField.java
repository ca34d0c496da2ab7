/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6.rpc;

/**
 * A field of all log entries of a request. The names are those that the providers written
 * in Go give them: people and tools look for them.
 */
public enum RequestField {

	RPC("tf_rpc"),

	REQUEST_ID("tf_req_id"),

	PROVIDER_ADDRESS("tf_provider_addr"),

	PROTOCOL_VERSION("tf_proto_version"),

	RESOURCE_TYPE("tf_resource_type"),

	DATA_SOURCE_TYPE("tf_data_source_type"),

	FUNCTION("tf_function"),

	EPHEMERAL_RESOURCE_TYPE("tf_ephemeral_resource_type"),

	LIST_RESOURCE_TYPE("tf_list_resource_type"),

	ACTION_TYPE("tf_action_type"),

	STATE_STORE_TYPE("tf_state_store_type");

	private final String key;

	RequestField(String key) {
		this.key = key;
	}

	public String key() {
		return this.key;
	}

}
