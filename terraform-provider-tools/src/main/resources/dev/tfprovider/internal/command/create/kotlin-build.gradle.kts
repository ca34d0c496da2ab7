plugins {
	kotlin("jvm") version "@KOTLIN@"
	kotlin("kapt") version "@KOTLIN@"
	kotlin("plugin.spring") version "@KOTLIN@"
	id("org.springframework.boot") version "@SPRING_BOOT@"
	// tells what the provider is made of
	id("org.cyclonedx.bom") version "@CYCLONEDX@"
}

group = "@PACKAGE@"
version = "0.1.0"

kotlin {
	jvmToolchain(17)
	compilerOptions {
		// null is what the annotations of Java say it is, and constraints are also on the fields
		freeCompilerArgs.addAll("-Xjsr305=strict", "-Xannotation-default-target=param-property")
		javaParameters = true
	}
}

repositories {
	mavenLocal()
	mavenCentral()
}

dependencies {
	implementation(platform(org.springframework.boot.gradle.plugin.SpringBootPlugin.BOM_COORDINATES))
	implementation(platform("dev.tfprovider:terraform-provider-bom:@STARTER@"))
	implementation("dev.tfprovider:terraform-provider-spring-boot-starter")
	// restarts the provider with changed classes while it is developed; in no package
	developmentOnly(platform(org.springframework.boot.gradle.plugin.SpringBootPlugin.BOM_COORDINATES))
	developmentOnly("org.springframework.boot:spring-boot-devtools")
	// tells the provider which properties may be null
	implementation("org.jetbrains.kotlin:kotlin-metadata-jvm:@KOTLIN@")
	// keeps KDoc as descriptions
	kapt("dev.tfprovider:terraform-provider-core:@STARTER@")
	testImplementation("dev.tfprovider:terraform-provider-spring-boot-starter-test")
	testRuntimeOnly("org.junit.platform:junit-platform-launcher")
}

springBoot {
	// tells the provider its version
	buildInfo()
}

tasks.jar {
	enabled = false
}

tasks.test {
	useJUnitPlatform()
}
