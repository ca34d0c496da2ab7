/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.token;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import dev.tfprovider.sample.petstore.api.security.AccessTokens;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Stores the tokens that are good, as hashes.
 */
@Repository
@PetstoreApiOnly
class TokenRepository implements AccessTokens {

	private static final int TOKEN_BYTES = 24;

	private static final SecureRandom random = new SecureRandom();

	private final JdbcClient jdbc;

	TokenRepository(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Add a token.
	 * @return the token with its text, which nobody sees again
	 */
	Token insert(TokenRequest request) {
		byte[] bytes = new byte[TOKEN_BYTES];
		random.nextBytes(bytes);
		String token = "pst_" + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
		long id = this.jdbc.sql("""
				select id from final table (
					insert into access_token (purpose, token_hash, lifetime_seconds, expires_at, renewals)
					values (:purpose, :hash, :lifetime, :expiresAt, 0)
				)
				""")
			.param("purpose", request.purpose())
			.param("hash", hash(token))
			.param("lifetime", request.lifetime())
			.param("expiresAt", now().plusSeconds(request.lifetime()))
			.query(Long.class)
			.single();
		return find(id).orElseThrow().with(token);
	}

	Optional<Token> find(long id) {
		return this.jdbc.sql("select * from access_token where id = :id and expires_at > :now")
			.param("id", id)
			.param("now", now())
			.query(TokenRepository::read)
			.optional();
	}

	@Override
	public boolean isGood(String token) {
		return this.jdbc.sql("select count(*) from access_token where token_hash = :hash and expires_at > :now")
			.param("hash", hash(token))
			.param("now", now())
			.query(Long.class)
			.single() > 0;
	}

	/**
	 * Return all tokens that are good, in the order of their creation.
	 */
	List<Token> findAll() {
		return this.jdbc.sql("select * from access_token where expires_at > :now order by id")
			.param("now", now())
			.query(TokenRepository::read)
			.list();
	}

	/**
	 * Let a token be good for its lifetime from now on.
	 * @return the token, or empty if it is not good any more
	 */
	Optional<Token> renew(long id) {
		this.jdbc.sql("""
				update access_token set
					expires_at = dateadd(second, lifetime_seconds, cast(:now as timestamp(3) with time zone)),
					renewals = renewals + 1
				where id = :id and expires_at > :now
				""").param("id", id).param("now", now()).update();
		return find(id);
	}

	boolean delete(long id) {
		return this.jdbc.sql("delete from access_token where id = :id").param("id", id).update() > 0;
	}

	private static OffsetDateTime now() {
		return OffsetDateTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.MILLIS);
	}

	private static String hash(String token) {
		try {
			return HexFormat.of()
				.formatHex(MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException("No SHA-256 in this Java runtime", ex);
		}
	}

	private static Token read(ResultSet row, int number) throws SQLException {
		return new Token(row.getLong("id"), row.getString("purpose"),
				row.getObject("expires_at", OffsetDateTime.class).withOffsetSameInstant(ZoneOffset.UTC),
				row.getInt("renewals"), null);
	}

}
