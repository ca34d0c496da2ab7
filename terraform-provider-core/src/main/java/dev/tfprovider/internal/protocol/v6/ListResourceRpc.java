/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ListResources;
import dev.tfprovider.internal.runtime.ListedObject;
import dev.tfprovider.internal.runtime.ResponseStream;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ListResourceType;
import dev.tfprovider.internal.schema.BlockSchema;

/**
 * Lists objects, an event for each.
 *
 * @param provider what all RPCs use
 * @param resources the list resources
 */
record ListResourceRpc(RpcContext provider, ListResources resources)
		implements
			ServerStreamingRpc<Tfplugin6.ListResource.Request, Tfplugin6.ListResource.Event> {

	@Override
	public void handle(CallScope scope, Tfplugin6.ListResource.Request request,
			ResponseStream<Tfplugin6.ListResource.Event> responses) {
		ListResourceType<?, ?> type = this.provider.type(TypeKind.LIST_RESOURCE, request.getTypeName());
		this.resources.list(scope, type,
				new ListResources.Request(this.provider.config(scope, type, request.getConfig()), request.getLimit(),
						request.getIncludeResourceObject()),
				responses.accepting((object) -> event(scope, type, object)));
	}

	/**
	 * Returns an object as event. What is secret of it is not remembered, for there may
	 * be any number of them.
	 */
	private Tfplugin6.ListResource.Event event(CallScope scope, ListResourceType<?, ?> type, ListedObject object) {
		Tfplugin6.ListResource.Event.Builder event = Tfplugin6.ListResource.Event.newBuilder()
			.addAllDiagnostic(this.provider.report(scope, type, object.diagnostics()));
		Texts6.displayName(event, object.displayName(), scope.secrets()::hide);
		this.provider.identities().write(type.resource(), object.identity()).ifPresent(event::setIdentity);
		if (object.object() != null) {
			BlockSchema block = type.resource().schema().block();
			event.setResourceObject(Values6.write(this.provider.objects().codec(block.impliedType()), object.object()));
		}
		return event.build();
	}

}
