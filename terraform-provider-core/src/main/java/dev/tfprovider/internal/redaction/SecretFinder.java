/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

import java.util.BitSet;
import java.util.Collection;

/**
 * Finds many texts in another one with the Aho-Corasick algorithm, in time linear in the
 * length of the searched text. Also finds the beginning of a text where the other one was
 * cut. Immutable once built, in time linear in the length of all texts.
 */
final class SecretFinder {

	/**
	 * Length of the longest character reference or escape that a cut may have left half.
	 */
	private static final int HALF_ESCAPE = 6;

	/**
	 * Nodes by a hash of what leads to them. The root, 0, means none.
	 */
	private final int[] table;

	private final int[] parents;

	private final char[] letters;

	private final int[] depths;

	/**
	 * For each node the one of the longest suffix that begins a text.
	 */
	private final int[] suffixes;

	/**
	 * For each node the length of the longest text that ends there, 0 if none does.
	 */
	private final int[] matches;

	private int size = 1;

	SecretFinder(Collection<String> texts) {
		int most = 1 + texts.stream().mapToInt(String::length).sum();
		this.table = new int[Integer.highestOneBit(most) * 4];
		this.parents = new int[most];
		this.letters = new char[most];
		this.depths = new int[most];
		this.suffixes = new int[most];
		this.matches = new int[most];
		texts.forEach(this::add);
		link();
	}

	private void add(String text) {
		int node = 0;
		for (int index = 0; index < text.length(); index++) {
			int slot = slot(node, text.charAt(index));
			if (this.table[slot] == 0) {
				this.parents[this.size] = node;
				this.letters[this.size] = text.charAt(index);
				this.depths[this.size] = index + 1;
				this.table[slot] = this.size++;
			}
			node = this.table[slot];
		}
		this.matches[node] = text.length();
	}

	private void link() {
		for (int node : nodesByDepth()) {
			int parent = this.parents[node];
			this.suffixes[node] = (parent != 0) ? next(this.suffixes[parent], this.letters[node]) : 0;
			if (this.matches[node] == 0) {
				this.matches[node] = this.matches[this.suffixes[node]];
			}
		}
	}

	private int[] nodesByDepth() {
		int deepest = 0;
		for (int node = 1; node < this.size; node++) {
			deepest = Math.max(deepest, this.depths[node]);
		}
		int[] places = new int[deepest + 1];
		for (int node = 1; node < this.size; node++) {
			if (this.depths[node] < deepest) {
				places[this.depths[node] + 1]++;
			}
		}
		for (int depth = 1; depth <= deepest; depth++) {
			places[depth] += places[depth - 1];
		}
		int[] nodes = new int[this.size - 1];
		for (int node = 1; node < this.size; node++) {
			nodes[places[this.depths[node]]++] = node;
		}
		return nodes;
	}

	private int next(int node, char letter) {
		int from = node;
		int next = this.table[slot(from, letter)];
		while (next == 0 && from != 0) {
			from = this.suffixes[from];
			next = this.table[slot(from, letter)];
		}
		return next;
	}

	private int slot(int parent, char letter) {
		int hash = (parent * 31 + letter) * 0x9E3779B1;
		int slot = hash ^ hash >>> 15;
		while (true) {
			slot &= this.table.length - 1;
			int node = this.table[slot];
			if (node == 0 || (this.parents[node] == parent && this.letters[node] == letter)) {
				return slot;
			}
			slot++;
		}
	}

	/**
	 * Find all texts.
	 * @param text where to look
	 * @param cut whether the text goes on somewhere else
	 * @param found receives the places of their characters in the original
	 */
	void find(DecodedText text, boolean cut, BitSet found) {
		int[] nodes = new int[text.length()];
		int[] lengths = new int[text.length()];
		boolean any = false;
		int node = 0;
		for (int index = 0; index < nodes.length; index++) {
			if (TruncationMark.isAt(text, index)) {
				any |= findBeginning(nodes, lengths, index);
			}
			node = next(node, text.charAt(index));
			nodes[index] = node;
			lengths[index] = this.matches[node];
			any |= lengths[index] > 0;
		}
		if (cut) {
			any |= findBeginning(nodes, lengths, nodes.length);
		}
		if (any) {
			mark(text, lengths, found);
		}
	}

	private boolean findBeginning(int[] nodes, int[] lengths, int end) {
		for (int index = end - 1; index >= Math.max(0, end - HALF_ESCAPE); index--) {
			int depth = this.depths[nodes[index]];
			if (depth >= SecretSet.SHORTEST) {
				lengths[index] = Math.max(lengths[index], depth);
				return true;
			}
		}
		return false;
	}

	/**
	 * Mark the characters of all matches.
	 * @param lengths for each character the length of the longest match that ends with it
	 */
	private static void mark(DecodedText text, int[] lengths, BitSet found) {
		int left = 0;
		for (int index = lengths.length - 1; index >= 0; index--) {
			boolean goesOn = left > 0;
			left = Math.max(left, lengths[index]);
			if (left > 0) {
				found.set(text.start(index),
						goesOn ? Math.max(text.end(index), text.start(index + 1)) : text.end(index));
				left--;
			}
		}
	}

}
