/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.provider;

import java.util.List;
import java.util.Map;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.UseStateForUnknown;
import org.jspecify.annotations.Nullable;

/**
 * A virtual machine: an object of 50 attributes, two of them nested.
 *
 * @param id identifier given by the cloud
 * @param name name shown to people
 * @param machineType kind of machine, which cannot be changed in place
 * @param image the image of the machine, as the console of the cloud shows it
 * @param subnet the subnet of the machine, as the console of the cloud shows it
 * @param zone the zone of the machine, as the console of the cloud shows it
 * @param keyPair the key pair of the machine, as the console of the cloud shows it
 * @param owner the owner of the machine, as the console of the cloud shows it
 * @param project the project of the machine, as the console of the cloud shows it
 * @param environment the environment of the machine, as the console of the cloud shows it
 * @param costCenter the cost center of the machine, as the console of the cloud shows it
 * @param userData the user data of the machine, as the console of the cloud shows it
 * @param description the description of the machine, as the console of the cloud shows it
 * @param kernel the kernel of the machine, as the console of the cloud shows it
 * @param hostId the host id of the machine, as the console of the cloud shows it
 * @param profile the profile of the machine, as the console of the cloud shows it
 * @param capacity the capacity of the machine, as the console of the cloud shows it
 * @param affinity the affinity of the machine, as the console of the cloud shows it
 * @param domain the domain of the machine, as the console of the cloud shows it
 * @param cpuCount the cpu count of the machine, as the console of the cloud shows it
 * @param memoryGib the memory gib of the machine, as the console of the cloud shows it
 * @param diskGib the disk gib of the machine, as the console of the cloud shows it
 * @param port the port of the machine, as the console of the cloud shows it
 * @param bootIndex the boot index of the machine, as the console of the cloud shows it
 * @param gpuCount the gpu count of the machine, as the console of the cloud shows it
 * @param maxPriceCents the max price cents of the machine, as the console of the cloud
 * shows it
 * @param retries the retries of the machine, as the console of the cloud shows it
 * @param weight the weight of the machine, as the console of the cloud shows it
 * @param priority the priority of the machine, as the console of the cloud shows it
 * @param monitored the monitored of the machine, as the console of the cloud shows it
 * @param publicAddress the public address of the machine, as the console of the cloud
 * shows it
 * @param ebsOptimized the ebs optimized of the machine, as the console of the cloud shows
 * it
 * @param hibernation the hibernation of the machine, as the console of the cloud shows it
 * @param spot the spot of the machine, as the console of the cloud shows it
 * @param terminationProtection the termination protection of the machine, as the console
 * of the cloud shows it
 * @param status the status of the machine, as the console of the cloud shows it
 * @param securityGroups the security groups of the machine, as the console of the cloud
 * shows it
 * @param addresses the addresses of the machine, as the console of the cloud shows it
 * @param tags the tags of the machine, as the console of the cloud shows it
 * @param labels the labels of the machine, as the console of the cloud shows it
 * @param disks the disks of the machine, as the console of the cloud shows it
 * @param network the network of the machine, as the console of the cloud shows it
 * @param privateIp the private ip of the machine, as the console of the cloud shows it
 * @param publicIp the public ip of the machine, as the console of the cloud shows it
 * @param privateDns the private dns of the machine, as the console of the cloud shows it
 * @param publicDns the public dns of the machine, as the console of the cloud shows it
 * @param arn the arn of the machine, as the console of the cloud shows it
 * @param stateReason the state reason of the machine, as the console of the cloud shows
 * it
 * @param instanceState the instance state of the machine, as the console of the cloud
 * shows it
 * @param revision the revision of the machine, as the console of the cloud shows it
 */
public record Instance(@Id String id, String name, @RequiresReplace String machineType, @Nullable String image,
		@Nullable String subnet, @Nullable String zone, @Nullable String keyPair, @Nullable String owner,
		@Nullable String project, @Nullable String environment, @Nullable String costCenter, @Nullable String userData,
		@Nullable String description, @Nullable String kernel, @Nullable String hostId, @Nullable String profile,
		@Nullable String capacity, @Nullable String affinity, @Nullable String domain, @Nullable Integer cpuCount,
		@Nullable Integer memoryGib, @Nullable Integer diskGib, @Nullable Integer port, @Nullable Integer bootIndex,
		@Nullable Integer gpuCount, @Nullable Integer maxPriceCents, @Nullable Integer retries,
		@Nullable Integer weight, @Nullable Integer priority, @Default("false") boolean monitored,
		@Default("false") boolean publicAddress, @Default("false") boolean ebsOptimized,
		@Default("false") boolean hibernation, @Default("false") boolean spot,
		@Default("false") boolean terminationProtection, @Default("running") String status,
		@Nullable List<String> securityGroups, @Nullable List<String> addresses, @Nullable Map<String, String> tags,
		@Nullable Map<String, String> labels, @Nullable List<Disk> disks, @Nullable Network network,
		@Computed @UseStateForUnknown String privateIp, @Computed @UseStateForUnknown String publicIp,
		@Computed @UseStateForUnknown String privateDns, @Computed @UseStateForUnknown String publicDns,
		@Computed @UseStateForUnknown String arn, @Computed @UseStateForUnknown String stateReason,
		@Computed @UseStateForUnknown String instanceState, @Computed Long revision) {

	/**
	 * A disk.
	 *
	 * @param device name under which the machine sees it
	 * @param sizeGib its size
	 * @param encrypted whether it is encrypted
	 */
	public record Disk(String device, int sizeGib, @Default("true") boolean encrypted) {

	}

	/**
	 * Where the machine is reached.
	 *
	 * @param address its address
	 * @param gateway where it sends what is not for its neighbours
	 * @param mtu largest packet in bytes
	 */
	public record Network(@Nullable String address, @Nullable String gateway, @Nullable Integer mtu) {

	}

}
