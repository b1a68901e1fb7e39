import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { SecondFactorRuleDocument } from './operations.generated.ts';

const RuleDialog = lazyPart(() => import('./RuleDialog.tsx'));

/** The portals that require a second factor, with a button to change them. */
export const Rule = () => {
  const text = useText('resources.second-factors');
  const { data, refetch } = useApiQuery(SecondFactorRuleDocument, {});
  const [isOpen, setOpen] = useState(false);
  const rule = data?.secondFactorRule.data;
  if (!rule) return null;
  const portals = rule.portals.map((portal) => text(`portals.${portal}`)).join(', ');
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text('rule.button', { portals: portals || text('rule.nobody') })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RuleDialog rule={rule} onChanged={refetch} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
