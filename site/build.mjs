// Copyright 2026-present the original author or authors.
// SPDX-License-Identifier: Apache-2.0

// Makes the site of the Markdown of the project, with the Javadoc of its public API:
//
//   npm ci --ignore-scripts && npm run build                below target/site/next
//   SITE_VERSION=0.1 npm run build                          below target/site/0.1
//   npm run build -- --no-javadoc                           without what needs a JDK and Maven
//
// SITE_VERSIONS names all versions of the site, SITE_BASE where it lies on its server, SITE_REPOSITORY where the
// sources are, for links to them and to edit a page. MAVEN_ARGS are given to Maven, such as -o.

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { javadoc } from './javadoc.mjs'
import { page, pages, root } from './pages.mjs'

const begin = Date.now()
const here = path.join(root, 'site')
const target = path.join(here, 'target', 'pages')
process.chdir(here)
process.env.SITE_REPOSITORY ??= origin()
process.env.SITE_VERSION ??= 'next'
process.env.SITE_VERSIONS ??= process.env.SITE_VERSION

rmSync(target, { recursive: true, force: true })
for (const name of pages.keys()) {
  mkdirSync(path.dirname(path.join(target, name)), { recursive: true })
  writeFileSync(path.join(target, name), page(name, process.env.SITE_REPOSITORY))
}
mkdirSync(path.join(target, 'public'), { recursive: true })
if (existsSync(path.join(root, 'docs', 'images'))) {
  cpSync(path.join(root, 'docs', 'images'), path.join(target, 'public', 'images'), { recursive: true })
}
if (!process.argv.includes('--no-javadoc')) {
  javadoc(path.join(target, 'public', 'api'))
}
const { build } = await import('vitepress')
await build(here)
const versions = process.env.SITE_VERSIONS.split(',')
const first = versions.find((version) => version !== 'next') ?? 'next'
writeFileSync(path.join(here, 'target', 'site', 'index.html'), `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Terraform Provider Spring Boot Starter</title>
<meta http-equiv="refresh" content="0; url=${first}/index.html"></head>
<body><p><a href="${first}/index.html">The documentation of ${first}</a></p></body></html>
`)
console.log(`${pages.size} pages in ${((Date.now() - begin) / 1000).toFixed(1)} s: ${path.relative(root, path.join(here, 'target', 'site'))}`)

/** Where the sources are, if git knows a server. */
function origin() {
  try {
    const url = execFileSync('git', ['-C', root, 'remote', 'get-url', 'origin'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    const server = /^(?:https?:\/\/(?:[^@/]*@)?|(?:ssh:\/\/)?git@)([^:/]+)[:/](.+?)(?:\.git)?$/.exec(url)
    return server ? `https://${server[1]}/${server[2]}` : ''
  } catch {
    return ''
  }
}
