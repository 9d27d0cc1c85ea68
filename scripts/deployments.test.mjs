import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const ROOT = resolve(fileURLToPath(import.meta.url), '../..')
const read = (path) => readFileSync(resolve(ROOT, path), 'utf8')

/** What the image sets: where documents are unless a bucket is named (deploy/Dockerfile). */
const DATA_DIR = /DATA_DIR=(\S+)/.exec(read('deploy/Dockerfile'))[1]

const manifests = parseAllDocuments(read('deploy/kubernetes/edfe.yaml'), { uniqueKeys: true }).map((one) => {
  expect(one.errors).toEqual([])
  return one.toJS()
})

/** The pods that a manifest makes. */
const podOf = ({ kind, spec }) =>
  kind === 'CronJob' ? spec.jobTemplate.spec.template.spec : spec?.template?.spec

const workloads = manifests.flatMap((manifest) => {
  const pod = podOf(manifest)
  const about = { name: manifest.metadata.name, labels: manifest.spec?.template?.metadata?.labels }
  return pod ? pod.containers.map((container) => ({ ...about, pod, container })) : []
})

/** The programs of the server read or write documents; the image's own command is the server. */
const ofServer = ({ container }) =>
  (container.command ?? ['apps/api/']).some((part) => part.startsWith('apps/api/'))

const requiresBucket = ({ env = [] }) =>
  env.some(
    ({ name, value, valueFrom }) =>
      name === 'DOCUMENTS_BUCKET_URL' && (value || (valueFrom && valueFrom.secretKeyRef.optional !== true)),
  )

const volumeAt = ({ pod, container }, path) => {
  const mount = container.volumeMounts?.find(({ mountPath }) => mountPath === path)
  return pod.volumes?.find(({ name }) => name === mount?.name)
}

describe('the Kubernetes manifests', () => {
  it('have the servers, the migration, and a backup with its check', () => {
    expect(workloads.map(({ name }) => name)).toEqual([
      'edfe',
      'edfe-migrate',
      'edfe-backup',
      'edfe-backup-check',
      'edfe-simulator',
    ])
  })

  it.each(workloads.filter(ofServer).map((one) => [one.name, one]))(
    '%s keeps documents in a bucket, or in a volume that outlives its pod',
    (_, workload) => {
      const isLasting = volumeAt(workload, DATA_DIR)?.persistentVolumeClaim !== undefined
      expect(requiresBucket(workload.container) || isLasting).toBe(true)
    },
  )

  it.each(workloads.filter(({ name }) => name.startsWith('edfe-backup')).map((one) => [one.name, one]))(
    '%s keeps backups in a volume that is claimed',
    (_, workload) => {
      const folder = workload.container.env.find(({ name }) => name === 'BACKUP_DIR').value
      const claim = volumeAt(workload, folder).persistentVolumeClaim.claimName
      const claims = manifests.filter(({ kind }) => kind === 'PersistentVolumeClaim')
      expect(claims.map(({ metadata }) => metadata.name)).toContain(claim)
    },
  )

  const policyOf = (name) =>
    manifests.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === name)
  const labelsOf = (name) => workloads.find((one) => one.name === name).labels

  it('let the namespace of the ingress alone reach the servers, which believe the addresses that it names', () => {
    const { podSelector, policyTypes, ingress } = policyOf('edfe').spec
    expect(podSelector.matchLabels).toEqual(labelsOf('edfe'))
    expect(policyTypes).toEqual(['Ingress'])
    expect(ingress).toEqual([
      {
        from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': expect.any(String) } } }],
        ports: [{ port: 'http' }],
      },
    ])
  })

  it('let the servers alone reach the simulator', () => {
    const policy = policyOf('edfe-simulator')
    expect(policy.spec.podSelector.matchLabels).toEqual(labelsOf('edfe-simulator'))
    expect(policy.spec.ingress[0].from).toEqual([{ podSelector: { matchLabels: labelsOf('edfe') } }])
  })

  it.each(workloads.map((one) => [one.name, one]))(
    '%s runs as nobody, on a read-only disk',
    (_, { pod, container }) => {
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      })
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
    },
  )
})

describe('compose.yaml', () => {
  const { services, volumes, networks } = parse(read('deploy/compose/compose.yaml'), { merge: true })
  const own = Object.entries(services).filter(
    ([name, { image }]) => image === 'edfe' && name !== 'simulator' && name !== 'backup-check',
  )

  it('trusts the address of the proxy alone, which no other container gets', () => {
    const proxy = services.proxy.networks.default.ipv4_address
    expect(services.server.environment.TRUSTED_PROXIES).toBe(proxy)
    const [{ subnet, gateway, ip_range }] = networks.default.ipam.config
    const within = (network, address) => {
      const [base, prefix] = network.split('/')
      const list = new BlockList()
      list.addSubnet(base, Number(prefix))
      return list.check(address)
    }
    expect(within(subnet, proxy)).toBe(true)
    expect(within(ip_range, proxy)).toBe(false)
    expect(within(subnet, ip_range.split('/')[0])).toBe(true)
    expect(gateway).not.toBe(proxy)
    const fixed = Object.entries(services).filter(([, service]) => service.networks)
    expect(fixed.map(([name]) => name)).toEqual(['proxy'])
  })

  it.each(own)('%s has the documents in a named volume', (_, service) => {
    const data = service.volumes.map((text) => text.split(':')).find(([, path]) => path === DATA_DIR)
    expect(Object.keys(volumes)).toContain(data?.[0])
  })

  it('the simulator reads the editions and measures of the tariff that the server writes, and writes none', () => {
    const { environment, volumes: mounts } = services.simulator
    const [volume] = services.server.volumes
      .map((text) => text.split(':'))
      .find(([, path]) => path === `${DATA_DIR}/tariff-editions`)
    expect(Object.keys(volumes)).toContain(volume)
    expect(mounts).toContain(`${volume}:${environment.TARIFF_EDITIONS}:ro`)
    // A volume begins as the folder of the image, which belongs to the user of the server.
    expect(read('deploy/Dockerfile')).toMatch(
      /mkdir -p \/data\/tariff-editions .* chown -R 65534:65534 \/data/,
    )
  })

  it.each(['backup', 'backup-check'])('%s has the backups in a named volume', (name) => {
    const { environment, volumes: mounts } = services[name]
    expect(mounts.some((text) => text.startsWith(`backups:${environment.BACKUP_DIR}`))).toBe(true)
    expect(Object.keys(volumes)).toContain('backups')
  })
})

it('the units back up the folder of the documents that the server has', () => {
  const settingOf = (unit, name) =>
    new RegExp(`${name}=(\\S+)`).exec(read(`deploy/systemd/${unit}.service`))?.[1]
  expect(settingOf('edfe', 'DATA_DIR')).toBeDefined()
  expect(settingOf('edfe-backup', 'DATA_DIR')).toBe(settingOf('edfe', 'DATA_DIR'))
  expect(settingOf('edfe-backup-check', 'BACKUP_DIR')).toBe(settingOf('edfe-backup', 'BACKUP_DIR'))
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
it.skipIf(!hasSystemd)('systemd accepts every unit (left out where systemd-analyze is missing)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-units-'))
  try {
    const units = readdirSync(resolve(ROOT, 'deploy/systemd'))
    // This machine may have Node elsewhere.
    for (const unit of units) {
      const text = read(`deploy/systemd/${unit}`).replaceAll('/usr/bin/node', process.execPath)
      writeFileSync(join(folder, unit), text)
    }
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', ...units], {
      cwd: folder,
      encoding: 'utf8',
    })
    // It names an unknown setting of a unit, and ends with 0; units of the machine are not judged.
    const ofOurs = stderr.split('\n').filter((line) => units.some((unit) => line.includes(unit)))
    expect({ ofOurs, status }).toEqual({ ofOurs: [], status: 0 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

describe('the proxies', () => {
  const ciphers = {
    nginx: /ssl_ciphers ([^;]+);/.exec(read('deploy/nginx.conf'))[1].split(':'),
    caddy: /ciphers (.+)/.exec(read('deploy/Caddyfile'))[1].split(' '),
  }

  it.each(Object.entries(ciphers))(
    '%s offers TLS 1.2 with forward secrecy and authenticated encryption alone',
    (_, names) => {
      expect(names).toHaveLength(6)
      for (const name of names)
        expect(name).toMatch(/^(TLS_)?ECDHE[-_](ECDSA|RSA)[-_].*(GCM|CHACHA20[-_]POLY1305)/)
    },
  )
})

describe('settings and keys of an installation', () => {
  const SECRETS = [
    '.env',
    '.env.local',
    '.env.production',
    'apps/api/.env.test.local',
    'deploy/compose/.env',
    'deploy/compose/.env.backup',
    'edfe.env',
    'owner.env',
    'deploy/kubernetes/backup.env',
    'deploy/server.key',
    'tls.pem',
  ]
  const KEPT = ['deploy/compose/example.env', '.env.example', 'apps/api/src/main.ts', 'package.json']

  /** The patterns of .dockerignore that begin with `**` mean to git what they mean to Docker. */
  const ignoredBy = (file, paths) => {
    const empty = mkdtempSync(join(tmpdir(), 'edfe-ignored-'))
    try {
      spawnSync('git', ['init', '--quiet'], { cwd: empty })
      const patterns = `core.excludesFile=${resolve(ROOT, file)}`
      const asked = spawnSync('git', ['-c', patterns, 'check-ignore', '--no-index', ...paths], { cwd: empty })
      return String(asked.stdout).split('\n').filter(Boolean)
    } finally {
      rmSync(empty, { recursive: true, force: true })
    }
  }

  it.each(['.gitignore', '.dockerignore'])('%s leaves them out, and nothing that runs', (file) => {
    expect(ignoredBy(file, SECRETS)).toEqual(SECRETS)
    expect(ignoredBy(file, KEPT)).toEqual([])
  })

  it('the image copies the program by its parts, not the folder of the project', () => {
    const copied = [...read('deploy/Dockerfile').matchAll(/^COPY --from=build .*$/gm)].map(([line]) => line)
    expect(copied.length).toBeGreaterThan(2)
    for (const line of copied) expect(line).toMatch(/ \/edfe\/[\w.]+/)
  })
})
