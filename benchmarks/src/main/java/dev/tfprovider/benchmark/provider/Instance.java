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
 * The model of a virtual machine with 50 attributes, two of them nested.
 *
 * @param id identifier given by the cloud
 * @param name name shown to people
 * @param machineType kind of machine, which cannot be changed in place
 * @param image the image
 * @param subnet the subnet
 * @param zone the zone
 * @param keyPair the key pair
 * @param owner the owner
 * @param project the project
 * @param environment the environment
 * @param costCenter the cost center
 * @param userData the user data
 * @param description the description
 * @param kernel the kernel
 * @param hostId the host id
 * @param profile the profile
 * @param capacity the capacity
 * @param affinity the affinity
 * @param domain the domain
 * @param cpuCount the cpu count
 * @param memoryGib the memory gib
 * @param diskGib the disk gib
 * @param port the port
 * @param bootIndex the boot index
 * @param gpuCount the gpu count
 * @param maxPriceCents the max price cents
 * @param retries the retries
 * @param weight the weight
 * @param priority the priority
 * @param monitored the monitored
 * @param publicAddress the public address
 * @param ebsOptimized the ebs optimized
 * @param hibernation the hibernation
 * @param spot the spot
 * @param terminationProtection termination protection
 * @param status the status
 * @param securityGroups the security groups
 * @param addresses the addresses
 * @param tags the tags
 * @param labels the labels
 * @param disks the disks
 * @param network the network
 * @param privateIp the private ip
 * @param publicIp the public ip
 * @param privateDns the private dns
 * @param publicDns the public dns
 * @param arn the arn
 * @param stateReason the state reason
 * @param instanceState the instance state
 * @param revision the revision
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
