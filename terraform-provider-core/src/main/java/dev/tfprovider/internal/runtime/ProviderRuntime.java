/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.mapping.model.SchemaMistakes;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConfiguredType;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.internal.runtime.call.DataSourceType;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.FunctionType;
import dev.tfprovider.internal.runtime.call.HeapLimit;
import dev.tfprovider.internal.runtime.call.KnownSecrets;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.ProviderMetaValue;
import dev.tfprovider.internal.runtime.call.ProviderSession;
import dev.tfprovider.internal.runtime.call.ProviderSettings;
import dev.tfprovider.internal.runtime.call.RequestObserver;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange;
import dev.tfprovider.internal.runtime.operation.CallFunction;
import dev.tfprovider.internal.runtime.operation.ForgottenValues;
import dev.tfprovider.internal.runtime.operation.ImportResourceState;
import dev.tfprovider.internal.runtime.operation.MoveResourceState;
import dev.tfprovider.internal.runtime.operation.PlanResourceChange;
import dev.tfprovider.internal.runtime.operation.ReadDataSource;
import dev.tfprovider.internal.runtime.operation.ReadResource;
import dev.tfprovider.internal.runtime.operation.TypeInference;
import dev.tfprovider.internal.runtime.operation.UpgradeResourceState;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.internal.stored.StoredRecords;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * A provider that is ready to serve: all schemas inferred and checked, one object for
 * each operation. Immutable but for the calls that run.
 */
public final class ProviderRuntime {

	private final ProviderDefinition definition;

	private final ProviderSettings settings;

	private final Map<TypeKind, Map<String, ConfiguredType>> types = new LinkedHashMap<>();

	private final Map<String, FunctionType> functions;

	private final @Nullable EphemeralResources ephemeralResources;

	private final @Nullable StateStores stateStores;

	private final CurrentSession currentSession;

	private final HeapLimit heapLimit;

	private final KnownSecrets secrets = new KnownSecrets();

	private final RunningCalls runningCalls;

	private final ValidateConfig validateConfig;

	private final @Nullable ModelMapping<?> meta;

	private final FailureDiagnostics failures;

	private final StoredRecords records;

	private final ForgottenValues forgotten;

	private final ConstraintValidator constraints;

	private volatile @Nullable RequestObserver observer;

	/**
	 * Make a provider ready to serve.
	 * @param definition the provider
	 * @param mappings infers schemas
	 * @param constraints validates components
	 * @param translators turn exceptions into diagnostics, in order
	 * @param environment the process environment, for defaults of settings
	 * @param currentSession tells which session a call belongs to
	 * @throws SchemaInferenceException if a model cannot become a schema
	 */
	public ProviderRuntime(ProviderDefinition definition, ModelMappings mappings, ConstraintValidator constraints,
			List<ExceptionTranslator> translators, Map<String, String> environment, CurrentSession currentSession) {
		this(definition, mappings, constraints, translators, environment, currentSession, OperationSettings.DEFAULT);
	}

	/**
	 * Make a provider ready to serve.
	 * @param definition the provider
	 * @param inferred infers schemas
	 * @param constraints validates components
	 * @param translators turn exceptions into diagnostics, in order
	 * @param environment the process environment, for defaults of settings
	 * @param currentSession tells which session a call belongs to
	 * @param operations how author code runs
	 * @throws SchemaInferenceException if a model cannot become a schema
	 */
	public ProviderRuntime(ProviderDefinition definition, ModelMappings inferred, ConstraintValidator constraints,
			List<ExceptionTranslator> translators, Map<String, String> environment, CurrentSession currentSession,
			OperationSettings operations) {
		this.definition = definition;
		this.currentSession = currentSession;
		this.runningCalls = new RunningCalls(operations);
		SchemaMistakes mistakes = new SchemaMistakes();
		ModelMapping<?> settings = mistakes
			.attempt(() -> definition.settings().map((type) -> inferred.of(ModelKind.PROVIDER, type)).orElse(null));
		ModelMappings mappings = inferred.overriding(settings, () -> settings(currentSession));
		TypeInference inference = new TypeInference(definition, mappings, mistakes);
		definition.kinds().forEach((kind) -> inference.addTo(this.types, kind));
		this.functions = definition.functions().isEmpty() ? Map.of()
				: FunctionTypes.of(definition.functions(), mappings, mistakes);
		this.meta = mistakes
			.attempt(() -> definition.meta().map((type) -> mappings.of(ModelKind.META, type)).orElse(null));
		mistakes.check();
		this.settings = new ProviderSettings(settings, environment, definition.settingsValidations());
		this.heapLimit = new HeapLimit(definition.address(), Runtime.getRuntime().maxMemory());
		this.failures = new FailureDiagnostics(
				Stream.concat(translators.stream(), Stream.of(new OutOfMemoryTranslator(this.heapLimit))).toList());
		this.records = new StoredRecords(mappings);
		this.forgotten = new ForgottenValues(operations.failingOnForgottenValues());
		this.constraints = constraints;
		this.validateConfig = new ValidateConfig(constraints, new AuthorChecks(this.failures, this.runningCalls));
		this.ephemeralResources = has(TypeKind.EPHEMERAL_RESOURCE) ? new EphemeralResources(this.failures,
				this.runningCalls, this.records, this.forgotten, (session) -> begin(session, session, Map.of())) : null;
		this.stateStores = has(TypeKind.STATE_STORE)
				? new StateStores(served(TypeKind.STATE_STORE), this.failures, this.runningCalls) : null;
	}

	private boolean has(TypeKind kind) {
		return this.types.containsKey(kind);
	}

	private static @Nullable Object settings(CurrentSession currentSession) {
		ProviderSession session = currentSession.get();
		return (session != null && session.hasSettings()) ? session.settings() : null;
	}

	/**
	 * Return the provider as declared.
	 * @return the definition
	 */
	public ProviderDefinition definition() {
		return this.definition;
	}

	/**
	 * Return the source address of the provider, such as {@code acme/petstore}.
	 */
	public String address() {
		return this.definition.address();
	}

	/**
	 * Return how much memory there is.
	 */
	public HeapLimit heapLimit() {
		return this.heapLimit;
	}

	/**
	 * Begin a request.
	 * @param session the session it belongs to
	 * @param connection the session of the connection it came on
	 * @param logFields its fields in the log
	 * @return the request, to be closed at its end
	 */
	public CallScope begin(@Nullable ProviderSession session, @Nullable ProviderSession connection,
			Map<String, String> logFields) {
		return new CallScope(session, connection, this.currentSession, this.secrets.begin(session), logFields)
			.counted();
	}

	/**
	 * Observe all requests that begin from now on.
	 * @param observer observes them
	 */
	public void observe(RequestObserver observer) {
		this.observer = observer;
	}

	/**
	 * Return what observes requests.
	 * @return the observer, {@code null} if there is none
	 */
	public @Nullable RequestObserver observer() {
		return this.observer;
	}

	/**
	 * Return the sensitive values the provider works with right now.
	 */
	public KnownSecrets secrets() {
		return this.secrets;
	}

	/**
	 * Return the provider block.
	 */
	public ProviderSettings settings() {
		return this.settings;
	}

	/**
	 * Return the kinds of types that there are.
	 */
	public Set<TypeKind> kinds() {
		return this.types.keySet();
	}

	/**
	 * Return the types of a kind by full name, ascending.
	 */
	public Map<String, ConfiguredType> types(TypeKind kind) {
		return this.types.getOrDefault(kind, Map.of());
	}

	/**
	 * Return the types of a kind as what the engine makes of its declarations.
	 */
	@SuppressWarnings("unchecked")
	private <T> Map<String, T> served(TypeKind kind) {
		return (Map<String, T>) types(kind);
	}

	/**
	 * Return the managed resource types by full name, ascending.
	 */
	public Map<String, ResourceType<?>> resources() {
		return served(TypeKind.RESOURCE);
	}

	/**
	 * Return the data source types by full name, ascending.
	 */
	public Map<String, DataSourceType<?>> dataSources() {
		return served(TypeKind.DATA_SOURCE);
	}

	/**
	 * Return the functions by name, ascending.
	 */
	public Map<String, FunctionType> functions() {
		return this.functions;
	}

	/**
	 * Return the ephemeral resources, empty if there are none.
	 */
	public Optional<EphemeralResources> ephemeralResources() {
		return Optional.ofNullable(this.ephemeralResources);
	}

	/**
	 * Return the state stores, empty if there are none.
	 */
	public Optional<StateStores> stateStores() {
		return Optional.ofNullable(this.stateStores);
	}

	/**
	 * Return the actions, empty if there are none.
	 */
	public Optional<Actions> actions() {
		return has(TypeKind.ACTION) ? Optional.of(new Actions(this.failures, this.runningCalls, this.validateConfig))
				: Optional.empty();
	}

	/**
	 * Return the list resources, empty if there are none.
	 */
	public Optional<ListResources> listResources() {
		return has(TypeKind.LIST_RESOURCE)
				? Optional.of(new ListResources(this.failures, this.runningCalls, readResource())) : Optional.empty();
	}

	/**
	 * Find a managed resource type.
	 */
	public Optional<ResourceType<?>> resource(String name) {
		return Optional.ofNullable(resources().get(name));
	}

	/**
	 * Find a data source type.
	 */
	public Optional<DataSourceType<?>> dataSource(String name) {
		return Optional.ofNullable(dataSources().get(name));
	}

	/**
	 * Tell whether author code still runs that no answer waits for any more.
	 * @return whether any runs on threads of ours
	 */
	public boolean isWorking() {
		return this.runningCalls.isWorking();
	}

	/**
	 * End every call, as the process is about to end: they are cancelled and waited for,
	 * and those that change something are answered even if their code goes on. No other
	 * call begins. What hosts have left open of ephemeral resources is closed.
	 * @param changes how long those that change something may go on before they are
	 * interrupted
	 * @param patience longest time to wait after that, and for what is left open once
	 * more
	 */
	public void endCalls(Duration changes, Duration patience) {
		this.runningCalls.end(changes, patience);
		ephemeralResources().ifPresent((resources) -> resources.closeAll(patience));
	}

	/**
	 * Validate the configuration of a type in which nothing can be write-only.
	 * @param scope the request
	 * @param type the type
	 * @param config the configuration
	 * @return errors and warnings
	 */
	public List<Diagnostic> validate(CallScope scope, ConfiguredType type, ObjectValue config) {
		return this.validateConfig.validate(scope, type, config);
	}

	/**
	 * Validate the configuration of a type.
	 * @param scope the request
	 * @param type the type
	 * @param config the configuration
	 * @param writeOnlyAllowed whether Terraform keeps write-only values out of its state
	 * @return errors and warnings
	 */
	public List<Diagnostic> validate(CallScope scope, ConfiguredType type, ObjectValue config,
			boolean writeOnlyAllowed) {
		return this.validateConfig.validate(scope, type, config, writeOnlyAllowed);
	}

	/**
	 * Validate the provider block. What the environment gives counts as configured, a
	 * default does not.
	 * @param scope the request
	 * @param config the configuration
	 * @return errors and warnings
	 */
	public List<Diagnostic> validateSettings(CallScope scope, ObjectValue config) {
		return this.validateConfig.provider(scope, this.settings, config);
	}

	/**
	 * Configure a session.
	 * @param scope the request
	 * @param session the session to configure
	 * @param config the provider block
	 * @return errors and warnings
	 */
	public List<Diagnostic> configure(CallScope scope, ProviderSession session, ObjectValue config) {
		return new ConfigureProvider(this.settings, this.validateConfig).configure(scope, session, config);
	}

	public PlanResourceChange planResourceChange() {
		return new PlanResourceChange(this.failures, this.runningCalls, this.records);
	}

	public ApplyResourceChange applyResourceChange() {
		return new ApplyResourceChange(this.failures, this.runningCalls, this.records, this.forgotten);
	}

	public UpgradeResourceState upgradeResourceState() {
		return new UpgradeResourceState(this.failures);
	}

	public ReadResource readResource() {
		return new ReadResource(this.failures, this.runningCalls, this.records);
	}

	public ReadDataSource readDataSource() {
		return new ReadDataSource(this.failures, this.runningCalls, this.forgotten);
	}

	public CallFunction callFunction() {
		return new CallFunction(this.failures, this.runningCalls, this.constraints);
	}

	public ImportResourceState importResourceState() {
		return new ImportResourceState(upgradeResourceState(), this.failures, this.runningCalls);
	}

	public MoveResourceState moveResourceState() {
		return new MoveResourceState(resources(), upgradeResourceState(), this.failures);
	}

	/**
	 * Make a configuration.
	 * @param scope the request
	 * @param type the resource type
	 * @param state the object
	 * @return the object with nothing in it that only the provider decides, that rules
	 * exclude, or that makes no difference: what is deprecated or equal to its default.
	 * Write-only values are null, so where one is required somebody has to add it
	 */
	public ObjectValue generateConfig(CallScope scope, ResourceType<?> type, ObjectValue state) {
		return new GenerateResourceConfig(this.validateConfig).generate(scope, type, state);
	}

	/**
	 * Return the schema of the {@code provider_meta} block.
	 * @return the schema, empty if the provider takes no such block
	 */
	public Optional<Schema> metaSchema() {
		return Optional.ofNullable(this.meta).map((mapping) -> Schema.of(mapping.block()));
	}

	/**
	 * Return what the {@code provider_meta} block of a module says.
	 * @param block the block, null if the module has none
	 */
	public ProviderMetaValue meta(TerraformValue block) {
		return (this.meta != null) ? new ProviderMetaValue(this.meta, block) : ProviderMetaValue.NONE;
	}

	/**
	 * Cancel every call of a session that runs right now. Those that change something are
	 * interrupted only when the grace of the settings is over. Does not wait.
	 * @param session the session
	 */
	public void stop(@Nullable ProviderSession session) {
		this.runningCalls.cancel(session);
	}

	/**
	 * Cancel and interrupt the calls of all sessions: nobody waits for their answers.
	 * Does not wait.
	 */
	public void abandon() {
		this.runningCalls.cancelAll();
	}

}
