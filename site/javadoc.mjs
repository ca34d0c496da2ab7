// Copyright 2026-present the original author or authors.
// SPDX-License-Identifier: Apache-2.0

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './pages.mjs'

/** The modules that authors depend on, of which docs/public-types.md lists the types. */
const modules = ['core', 'autoconfigure', 'commands', 'test'].map((name) => `terraform-provider-${name}`)

/**
 * Makes the Javadoc of the public API of all modules, with links to that of the JDK and of Spring. The names of
 * their packages are taken from what is here, so that nothing is fetched.
 */
export function javadoc(folder) {
  const work = path.join(root, 'site', 'target', 'javadoc')
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const jars = classPath()
  const sources = modules.map((name) => path.join(root, name, 'src/main/java'))
  // What is internal is taken from the classes, so that nothing of it is documented
  const files = sources.flatMap(api)
  writeFileSync(path.join(work, 'files'), files.map((file) => `"${file.replace(/\\/g, '/')}"`).join('\n'))
  const spring = jars.filter((jar) => path.basename(jar).startsWith('spring-'))
  const boot = spring.filter((jar) => path.basename(jar).startsWith('spring-boot'))
  const version = (name) => spring.map((jar) => new RegExp(`^${name}-(\\d+\\.\\d+)\\.`).exec(path.basename(jar))?.[1]).find(Boolean)
  execFileSync(tool('javadoc'), ['-quiet', '-Xdoclint:none', '-notimestamp', '-encoding', 'UTF-8',
    '-windowtitle', 'Terraform Provider Spring Boot Starter', '-doctitle', 'Public API', '-d', folder,
    '-sourcepath', path.join(work, 'none'), '-classpath', [...modules, 'terraform-provider-host', 'terraform-provider-tools']
      .map((name) => path.join(root, name, 'target/classes')).concat(jars).join(path.delimiter),
    '-linkoffline', 'https://docs.oracle.com/en/java/javase/17/docs/api/', list(work, 'jdk', jdkModules()),
    '-linkoffline', `https://docs.spring.io/spring-framework/docs/${version('spring-core')}.x/javadoc-api/`,
    list(work, 'spring', packagesOf(spring.filter((jar) => !boot.includes(jar)))),
    '-linkoffline', `https://docs.spring.io/spring-boot/${version('spring-boot')}/api/java/`, list(work, 'boot', packagesOf(boot)),
    `@${path.join(work, 'files')}`], { stdio: ['ignore', 'ignore', 'inherit'] })
}

function tool(name) {
  const own = process.env.JAVA_HOME && path.join(process.env.JAVA_HOME, 'bin', name)
  return own && existsSync(own) ? own : name
}

/** The libraries of the modules, as Maven resolves them for each. */
function classPath() {
  const file = 'target/javadoc.classpath'
  const made = modules.map((name) => path.join(root, name, file))
  if (!made.every((one) => existsSync(one) && statSync(one).mtimeMs > statSync(path.join(root, 'pom.xml')).mtimeMs)) {
    resolve(file)
  }
  const entries = made.flatMap((one) => readFileSync(one, 'utf8').trim().split(path.delimiter))
  return [...new Set(entries)].filter((entry) => entry.endsWith('.jar'))
}

function resolve(file) {
  execFileSync('mvn', ['-q', ...(process.env.MAVEN_ARGS ?? '').split(' ').filter(Boolean), '-f', path.join(root, 'pom.xml'), 'compile',
    'dependency:build-classpath', `-Dmdep.outputFile=${file}`, '-Dcheckstyle.skip', '-Dspring-javaformat.validate.skip',
    '-pl', modules.join(), '-am'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The sources of a folder that authors may use. */
function api(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      return entry.name === 'internal' ? [] : api(file)
    }
    return entry.name.endsWith('.java') ? [file] : []
  })
}

/** Lists as Javadoc tools write them, one name a line. */
function list(work, name, lines) {
  const folder = path.join(work, name)
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'element-list'), lines.join('\n') + '\n')
  return folder
}

function jdkModules() {
  const java = tool('java')
  return execFileSync(java, ['--list-modules'], { encoding: 'utf8' }).split('\n').map((line) => line.split('@')[0])
    .filter((name) => name.startsWith('java.'))
    .flatMap((name) => [`module:${name}`, ...execFileSync(java, ['--describe-module', name], { encoding: 'utf8' }).split('\n')
      .map((line) => /^exports (\S+)$/.exec(line)?.[1]).filter(Boolean)])
}

function packagesOf(jars) {
  const names = jars.flatMap((jar) => execFileSync(tool('jar'), ['tf', jar], { encoding: 'utf8', maxBuffer: 1 << 26 }).split('\n'))
    .filter((entry) => entry.endsWith('.class') && entry.startsWith('org/springframework/'))
    .map((entry) => path.posix.dirname(entry).replace(/\//g, '.'))
  return [...new Set(names)].sort()
}
