import type { TestProject } from 'vitest/node';
import { createTemplate } from './template.ts';

let remove: () => Promise<void>;

/** The embedded database, whatever DATABASE_URL says. */
export const setup = async (project: TestProject): Promise<void> => {
  const created = await createTemplate(undefined);
  remove = created.remove;
  project.provide('template', created.template);
};

export const teardown = (): Promise<void> => remove();
