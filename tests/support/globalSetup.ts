import type { TestProject } from 'vitest/node';
import type { Claim } from './sqlClaims/claim.ts';
import { readClaims } from './sqlClaims/readClaims.ts';
import { createTemplate, type Template } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template;
    sqlClaims: Claim[];
  }
}

let remove: () => Promise<void> = async () => undefined;

export const setup = async (project: TestProject): Promise<void> => {
  const created = await createTemplate(process.env.DATABASE_URL);
  remove = created.remove;
  project.provide('template', created.template);
  project.provide('sqlClaims', readClaims());
};

export const teardown = (): Promise<void> => remove();
