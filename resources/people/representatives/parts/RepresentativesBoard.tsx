import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useGetList } from 'react-admin';
import { listRows } from '#providers/dataProvider/operations.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import type { RepresentativeRecord } from '#resources/people/representatives/record.generated.ts';
import { representatives } from '#resources/people/representatives/representatives.ts';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { RegionNames } from '#ui/regions/RegionNames.tsx';

const { name: resource } = representatives;
const texts = `resources.${resource}`;

const first = {
  pagination: { page: 1, perPage: 5 },
  sort: { field: 'sortIndex', order: 'ASC' },
  ...listRows,
} as const;

/** The dashboard's card with the representatives, in the order in which partners see them. */
const RepresentativesBoard = () => {
  const translate = useDynamicText();
  const createPath = useCreatePath();
  const { data, error, isPending, refetch } = useGetList<RepresentativeRecord>(resource, first);
  return (
    <SectionCard
      title={translate(`${texts}.name`, 2)}
      action={
        <Link component={LinkBase} variant="body2" to={createPath({ resource, type: 'list' })}>
          {translate(`${texts}.all`)}
        </Link>
      }
    >
      {isPending && <LoadingBox height={180} />}
      {error && !data && <NotLoaded title="dashboard.failed" error={error} onRetry={refetch} />}
      {data?.length === 0 && <Nobody />}
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </Box>
    </SectionCard>
  );
};

const Nobody = () => {
  const translate = useDynamicText();
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate(`${texts}.nobody`)}
      </Typography>
      <CreateButton of={resource} isGhost />
    </>
  );
};

const Person = ({ person }: { person: RepresentativeRecord }) => {
  const createPath = useCreatePath();
  const { id, name, surname, position, picture, regions } = person;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      {/* the name is beside the image, so the image needs no alternative text */}
      <Thumbnail image={picture ? { filename: picture, alt: '' } : null} size={40} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={LinkBase} variant="body2" to={createPath({ resource, type: 'edit', id })}>
          {name} {surname}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {position} · <RegionNames regions={regions} />
        </Typography>
      </Box>
    </Box>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default RepresentativesBoard;
