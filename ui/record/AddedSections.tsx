import { Suspense, useMemo } from 'react';
import { useResourceContext, useResourceDefinitions } from 'react-admin';
import type { RecordSections } from '#providers/registry/definition.ts';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { PageNotLoaded } from '#ui/lazy/PageNotLoaded.tsx';

/**
 * What resources of higher domains show on the page of this resource's record. Their definitions name
 * it (`sections`), because a domain does not import the domains above it.
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
