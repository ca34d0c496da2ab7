/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

/**
 * A MessagePack extension value, the encoding of unknown values.
 *
 * @param type what kind of extension it is
 * @param payload what it says
 */
record MessagePackExtension(byte type, byte[] payload) {

}
