import fs from 'node:fs';
import path from 'node:path';
import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as namespace } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Namespace';
import { validate as persistentVolumeClaim } from 'kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as podDisruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { portalSubdomain } from '#contract/portal.ts';
import { readConfig } from '#server/config.ts';
import { faultsOf, type Validate } from './schema.ts';

interface Container {
  name: string;
  image: string;
  ports?: { name: string }[];
  envFrom: unknown;
  securityContext: object;
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
}

interface Probe {
  httpGet: { path: string; port: string };
}

interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: {
    terminationGracePeriodSeconds: number;
    securityContext: object;
    automountServiceAccountToken: boolean;
    containers: Container[];
    volumes?: { persistentVolumeClaim: { claimName: string } }[];
  };
}

interface Manifest<Spec = unknown> {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: Spec;
  data: Record<string, string>;
}

interface Selector {
  matchLabels: Record<string, string>;
}

/** The specifications of the kinds, as far as the tests read them. */
interface Specs {
  ConfigMap: undefined;
  Deployment: { selector: Selector; template: PodTemplate };
  Ingress: {
    rules: [{ host: string; http: { paths: [{ backend: { service: object } }] } }];
    tls: [{ hosts: string[] }];
  };
  Job: { template: PodTemplate };
  NetworkPolicy: { ingress: { ports: { port: string }[] }[] };
  PersistentVolumeClaim: object;
  PodDisruptionBudget: { selector: Selector };
  Service: { selector: Record<string, string>; ports: [{ name: string; targetPort: string }] };
}

const folder = 'deploy/kubernetes';
const read = (file: string): Manifest[] =>
  parseAllDocuments(fs.readFileSync(path.join(folder, file), 'utf8')).map((document) => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
    return document.toJS();
  });
const [kustomization] = read('kustomization.yaml') as unknown as [{ resources: string[] }];
const manifests = kustomization.resources.flatMap(read);
const ofKind = <Kind extends keyof Specs>(kind: Kind): Manifest<Specs[Kind]> => {
  const [found, ...others] = manifests.filter((each) => each.kind === kind);
  if (!found || others.length > 0) throw new Error(`Not one ${kind}`);
  return found as Manifest<Specs[Kind]>;
};
const templateOf = (kind: 'Deployment' | 'Job') => ofKind(kind).spec.template;
const templates = (['Deployment', 'Job'] as const).map(templateOf);

/** The checks of the published schema. */
const checks: Record<string, Validate> = {
  'apps/v1 Deployment': deployment,
  'batch/v1 Job': job,
  'v1 ConfigMap': configMap,
  'v1 Namespace': namespace,
  'v1 PersistentVolumeClaim': persistentVolumeClaim,
  'v1 Service': service,
  'networking.k8s.io/v1 Ingress': ingress,
  'networking.k8s.io/v1 NetworkPolicy': networkPolicy,
  'policy/v1 PodDisruptionBudget': podDisruptionBudget,
};
const checkOf = ({ apiVersion, kind }: Manifest): Validate => {
  const check = checks[`${apiVersion} ${kind}`];
  if (!check) throw new Error(`${apiVersion} ${kind} has no check`);
  return check;
};

test('the kustomization names every file', () => {
  const files = fs.readdirSync(folder).filter((file) => file !== 'kustomization.yaml');
  expect([...kustomization.resources].sort()).toEqual(files.sort());
});

describe('the published schema of Kubernetes', () => {
  test.each(manifests)('allows $kind $metadata.name', (manifest) => {
    expect(faultsOf(checkOf(manifest), manifest)).toEqual([]);
  });

  test('does not know a misspelled property, nor a wrong value', () => {
    const deployment = structuredClone(ofKind('Deployment'));
    const validate = checkOf(deployment);
    Object.assign(deployment.spec.template.spec.containers[0] ?? {}, { readinesProbe: {} });
    expect(faultsOf(validate, deployment)).toEqual([
      '/spec/template/spec/containers/0/readinesProbe: unknown',
    ]);
    Object.assign(deployment.spec, { replicas: 'two' });
    Reflect.deleteProperty(deployment.spec, 'selector');
    expect(faultsOf(validate, deployment)).toEqual([
      '/spec: required {"missingProperty":"selector"}',
      '/spec/replicas: type {"type":"integer"}',
    ]);
  });
});

test('no secret is in a file', () => {
  expect(manifests.map(({ kind }) => kind)).not.toContain('Secret');
  const names = Object.keys(ofKind('ConfigMap').data);
  expect(names.filter((name) => /KEY|SECRET|PASSWORD|TOKEN|SMTP_URL|DATABASE/.test(name))).toEqual(
    [],
  );
});

test('the settings are those of a server that waits for the migration', () => {
  const secrets = {
    DATABASE_URL: 'postgresql://atrium:geheim@database/atrium',
    SECRETS_KEY: Buffer.alloc(32).toString('base64'),
    SMTP_URL: 'smtp://mail.example.com',
    S3_ACCESS_KEY_ID: 'atrium',
    S3_SECRET_ACCESS_KEY: 'geheim',
  };
  expect(readConfig({ ...ofKind('ConfigMap').data, ...secrets })).toMatchObject({
    migrations: 'wait',
    trustProxy: true,
    metricsPort: 3100,
    // one line for each request
    logLevel: 'info',
    s3: { bucket: 'atrium' },
  });
});

test('every portal has its address', () => {
  const { spec } = ofKind('Ingress');
  const hosts = Object.values(portalSubdomain).map((name) => `${name}.example.com`);
  expect(spec.rules.map(({ host }) => host).sort()).toEqual(hosts.sort());
  expect([...spec.tls[0].hosts].sort()).toEqual(hosts);
  expect(ofKind('ConfigMap').data.PUBLIC_URL).toBe('https://{portal}.example.com');
});

test('names lead to what they name', () => {
  const { spec, metadata } = templateOf('Deployment');
  const component = 'app.kubernetes.io/component';
  const label = metadata.labels[component];
  const selectors = [
    ofKind('Deployment').spec.selector.matchLabels,
    ofKind('Service').spec.selector,
    ofKind('PodDisruptionBudget').spec.selector.matchLabels,
  ];
  expect(selectors).toEqual(selectors.map(() => ({ [component]: label })));
  expect(templateOf('Job').metadata.labels[component]).not.toBe(label);
  const ports = spec.containers[0]?.ports?.map(({ name }) => name) ?? [];
  const used = ofKind('NetworkPolicy').spec.ingress.flatMap((rule) =>
    rule.ports.map(({ port }) => port),
  );
  expect([ofKind('Service').spec.ports[0].targetPort, ...used]).toEqual([
    'http',
    'http',
    'metrics',
  ]);
  for (const rule of ofKind('Ingress').spec.rules) {
    expect(rule.http.paths[0].backend.service).toEqual({
      name: ofKind('Service').metadata.name,
      port: { name: ofKind('Service').spec.ports[0].name },
    });
  }
  expect(spec.volumes?.map((each) => each.persistentVolumeClaim.claimName)).toEqual([
    ofKind('PersistentVolumeClaim').metadata.name,
  ]);
  expect(ports).toEqual(['http', 'metrics']);
});

test('every container has the rights of the image, and the same settings', () => {
  for (const { spec } of templates) {
    expect(spec.automountServiceAccountToken).toBe(false);
    expect(spec.securityContext).toMatchObject({
      ...{ runAsNonRoot: true, runAsUser: 10001, runAsGroup: 10001 },
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(spec.containers).toHaveLength(1);
    for (const { image, envFrom, securityContext } of spec.containers) {
      expect(image).toBe('atrium');
      expect(envFrom).toEqual([
        { configMapRef: { name: ofKind('ConfigMap').metadata.name } },
        { secretRef: { name: 'atrium' } },
      ]);
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  }
  expect(fs.readFileSync('Containerfile', 'utf8')).toContain('USER 10001:10001');
});

test('a process is restarted if it does not answer, and gets no requests before it is ready', () => {
  const { spec } = templateOf('Deployment');
  const probes = spec.containers.map(({ startupProbe, livenessProbe, readinessProbe }) =>
    [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet),
  );
  const at = (name: string) => ({ path: name, port: 'http' });
  expect(probes).toEqual([[at('/healthz'), at('/healthz'), at('/readyz')]]);
  // 15 s of the process, and 5 before it
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(20);
});
