import { Suspense, useMemo } from 'react';
import { useResourceContext, useResourceDefinitions } from 'react-admin';
import type { RecordSections } from '#providers/registry/definition.ts';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { PageNotLoaded } from '#ui/lazy/PageNotLoaded.tsx';

/**
 * Sections on a record's page that resources of higher domains add. Their definitions refer to this
 * page (`sections`), because a domain must not import a higher domain.
 */
export const AddedSections = () => {
  const resource = useResourceContext() ?? '';
  const definitions = useResourceDefinitions<{ sections?: RecordSections }>();
  const sections = useMemo(
    () =>
      Object.values(definitions).flatMap(({ name, options }) => {
        const load = options?.sections?.[resource];
        return load ? [{ name, Section: lazyPart(load, PageNotLoaded) }] : [];
      }),
    [definitions, resource],
  );
  return sections.map(({ name, Section }) => (
    <Suspense key={name} fallback={<LoadingBox height={72} />}>
      <Section />
    </Suspense>
  ));
};
