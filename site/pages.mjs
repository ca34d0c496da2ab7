// Copyright 2026-present the original author or authors.
// SPDX-License-Identifier: Apache-2.0

// Which Markdown of the project becomes which page, and what its links lead to.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Path of the project by path of the site, both with their endings. */
export const pages = new Map([
  ['index.md', 'README.md'],
  ['pages.md', 'docs/README.md'],
  ...['CONTRIBUTING', 'CHANGELOG', 'VERSIONING', 'SECURITY'].map((name) => [`${name.toLowerCase()}.md`, `${name}.md`]),
  ...markdown('docs').map((name) => [name, `docs/${name}`]),
  ...markdown('docs/design').map((name) => [`design/${name}`, `docs/design/${name}`])
])

const places = new Map([...pages].map(([page, source]) => [source, page]))

function markdown(folder) {
  return readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.md') && name !== 'README.md').sort()
}

export function read(source) {
  return readFileSync(path.join(root, source), 'utf8')
}

/** Anchors as forges make them, so that a link to one leads to the same place there and here. */
export function slugify(heading) {
  return heading.trim().toLowerCase().replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '').replace(/\s/g, '-')
}

/** Applies a function to all text but code. */
function outsideOfCode(text, change) {
  return text.split(/(^ *```[^]*?^ *```$|`[^`\n]+`)/m).map((part, at) => (at % 2 === 0 ? change(part) : part)).join('')
}

/** What a relative link of a source leads to: a page, a copied file, or a file of the repository. */
function destination(target, source, page, repository) {
  const [file, anchor] = target.split('#')
  const there = path.posix.normalize(path.posix.join(path.posix.dirname(source), file))
  const fragment = anchor ? `#${anchor}` : ''
  const other = places.get(there)
  if (other) {
    const way = path.posix.relative(path.posix.dirname(page), other)
    return (way.startsWith('.') ? way : `./${way}`) + fragment
  }
  if (there.startsWith('docs/images/')) {
    return `/${there.substring('docs/'.length)}`
  }
  const kind = statSync(path.join(root, there)).isDirectory() ? 'tree' : 'blob'
  return repository ? `${repository}/${kind}/main/${there}${fragment}` : null
}

/** A page for the site: the source with its links led to where they lead here. */
export function page(name, repository) {
  const source = pages.get(name)
  return outsideOfCode(read(source), (text) => text.replace(/(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]$/gm, '[$1]')).replace(
    /(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?:|#|mailto:)([^)\s]+)\)/g,
    (whole, image, text, target) => {
      const leads = destination(target, source, name, repository)
      return leads ? `${image}[${text}](${leads})` : text
    })
}

/** The groups of docs/README.md with their links, for the side of every page. */
export function navigation() {
  return read('docs/README.md').split(/^## /m).slice(1).map((section) => {
    const [heading, ...lines] = section.split('\n')
    const items = []
    for (const line of lines) {
      const note = /^\| \[(\d+)\]\(([^)]+)\) \| ([^|]+) \|/.exec(line)
      if (note) {
        items.push(item(`${note[1]} ${note[3]}`, note[2]))
        continue
      }
      for (const [, text, target] of (line.startsWith('|') ? line.split('|')[1] : line).matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)) {
        items.push(item(text, target))
      }
    }
    return { text: heading.trim(), items: once(items) }
  })
}

function item(text, target) {
  const source = path.posix.normalize(path.posix.join('docs', target))
  const name = places.get(source)
  if (!name) {
    throw new Error(`docs/README.md names ${target}, which is no page`)
  }
  return { text: text.charAt(0).toUpperCase() + text.substring(1), link: `/${name.replace(/\.md$/, '')}` }
}

function once(items) {
  return items.filter((one, at) => items.findIndex((other) => other.link === one.link
    && (other.text.length >= one.text.length || at < items.indexOf(other))) === at || /^\d/.test(one.text))
    .filter((one, at, all) => /^\d/.test(one.text) || !all.some((other) => other.link === one.link && /^\d/.test(other.text)))
}
