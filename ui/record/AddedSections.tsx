import { Suspense } from 'react';
import { useResourceContext } from 'react-admin';
import { useRecordSections } from '#providers/registry/recordSections.ts';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';

/**
 * What resources of higher domains show on the page of this resource's record. Their definitions name
 * it (`sections`), because a domain does not import the domains above it.
 */
export const AddedSections = () => {
  const sections = useRecordSections(useResourceContext() ?? '');
  return sections.map((Section, index) => (
    // the list is fixed
    // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other identity
    <Suspense key={index} fallback={<LoadingBox height={72} />}>
      <Section />
    </Suspense>
  ));
};
