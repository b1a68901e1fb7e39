import type { TestProject } from 'vitest/node';
import { createTemplate, type Template } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template;
  }
}

let remove: () => Promise<void> = async () => undefined;

export const setup = async (project: TestProject): Promise<void> => {
  const created = await createTemplate(process.env.DATABASE_URL);
  remove = created.remove;
  project.provide('template', created.template);
};

export const teardown = (): Promise<void> => remove();
