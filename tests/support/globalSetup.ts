import type { TestProject } from 'vitest/node';
import type { Claim } from './sqlClaims/claim.ts';
import { readClaims } from './sqlClaims/readClaims.ts';
import { keepCollected } from './statements/collect.ts';
import { createTemplate, type Template } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template;
    sqlClaims: Claim[];
  }
}

let remove: () => Promise<void> = async () => undefined;
let template: Template | undefined;

export const setup = async (project: TestProject): Promise<void> => {
  const created = await createTemplate(process.env.DATABASE_URL);
  remove = created.remove;
  template = created.template;
  project.provide('template', created.template);
  project.provide('sqlClaims', readClaims());
};

export const teardown = async (): Promise<void> => {
  if (template !== undefined) await keepCollected(template);
  await remove();
};
