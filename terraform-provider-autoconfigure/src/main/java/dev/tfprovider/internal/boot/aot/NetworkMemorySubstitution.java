/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import io.netty.util.internal.CleanableDirectBuffer;
import org.graalvm.nativeimage.UnmanagedMemory;
import org.graalvm.nativeimage.c.type.CTypeConversion;
import org.graalvm.word.PointerBase;
import org.graalvm.word.WordFactory;

/**
 * Takes the memory of network buffers from C, and gives it back there. Netty takes it
 * from arenas, which an executable cannot close: the first one to be given back, that of
 * a request of some megabytes, would end the connection.
 */
@TargetClass(className = "io.netty.util.internal.CleanerJava25", onlyWith = TargetPresent.class)
final class NetworkMemorySubstitution {

	@Substitute
	static boolean isSupported() {
		return true;
	}

	@Substitute
	CleanableDirectBuffer allocate(int capacity) {
		return Memory.allocate(capacity);
	}

	@Substitute
	boolean hasExpensiveClean() {
		return false;
	}

	/**
	 * Memory outside the heap, with arbitrary content.
	 */
	private record Memory(ByteBuffer buffer, long memoryAddress) implements CleanableDirectBuffer {

		static Memory allocate(int capacity) {
			PointerBase address = UnmanagedMemory.malloc(Math.max(capacity, 1));
			return new Memory(CTypeConversion.asByteBuffer(address, capacity).order(ByteOrder.BIG_ENDIAN),
					address.rawValue());
		}

		@Override
		public void clean() {
			UnmanagedMemory.free(WordFactory.pointer(this.memoryAddress));
		}

		@Override
		public boolean hasMemoryAddress() {
			return true;
		}

	}

}
