/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.time.Duration;
import java.util.Currency;

import dev.tfprovider.sample.petstore.client.ApiTreatment;
import dev.tfprovider.sample.petstore.client.VisitRequest;
import dev.tfprovider.sample.petstore.client.VisitResponse;
import org.jspecify.annotations.Nullable;

/**
 * Converts between the visits of Terraform and those of the API.
 */
final class VisitMapping {

	private VisitMapping() {
	}

	static VisitRequest toRequest(Visit visit) {
		Currency currency = visit.currency();
		return new VisitRequest(visit.day(), visit.reason(), toApi(visit.treatment()), visit.fee(),
				(currency != null) ? currency.getCurrencyCode() : null);
	}

	static Visit toVisit(VisitResponse visit) {
		String currency = visit.currency();
		return new Visit(visit.petId(), visit.number(), visit.day(), visit.reason(), toTreatment(visit.treatment()),
				visit.fee(), (currency != null) ? Currency.getInstance(currency) : null);
	}

	private static @Nullable ApiTreatment toApi(@Nullable Treatment treatment) {
		if (treatment instanceof Treatment.Medication medication) {
			return new ApiTreatment.Medication(medication.drug(), medication.milligrams(),
					(int) medication.every().toHours());
		}
		if (treatment instanceof Treatment.Surgery surgery) {
			return new ApiTreatment.Surgery(surgery.procedure(), surgery.anaesthesia());
		}
		if (treatment instanceof Treatment.Diet diet) {
			return new ApiTreatment.Diet(diet.food(), diet.gramsPerDay());
		}
		return null;
	}

	private static @Nullable Treatment toTreatment(@Nullable ApiTreatment treatment) {
		if (treatment instanceof ApiTreatment.Medication medication) {
			return new Treatment.Medication(medication.drug(), medication.milligrams(),
					Duration.ofHours(medication.everyHours()));
		}
		if (treatment instanceof ApiTreatment.Surgery surgery) {
			return new Treatment.Surgery(surgery.procedure(), surgery.anaesthesia());
		}
		if (treatment instanceof ApiTreatment.Diet diet) {
			return new Treatment.Diet(diet.food(), diet.gramsPerDay());
		}
		return null;
	}

}
