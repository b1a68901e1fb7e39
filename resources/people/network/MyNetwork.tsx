import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { LinkBase } from 'react-admin';
import { networkTabs, partnerRoles } from '#contract/rules/people/network.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { Notice } from '#ui/layout/Notice.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { CountTabs, useCountTab } from '#ui/list/CountTabs.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { requestFields } from './fields.ts';
import { ExportNetworkRequestsDocument, NetworkCountsDocument } from './operations.generated.ts';
import { useNetworkAddress } from './parts/networkAddress.ts';
import { RequestTable } from './RequestTable.tsx';

const InviteDialog = lazyPart(() => import('./parts/InviteDialog.tsx'));

const gone = [{ entity: 'networkRequest', fields: requestFields }] as const;

/** The user's connections, invitations and requests. */
const MyNetwork = () => {
  const translate = useText();
  const text = useText(useResourcePrefix());
  const tab = useCountTab(networkTabs);
  const { data } = useApiQuery(NetworkCountsDocument, {});
  const counts = data?.answer.data;
  const isAnswered = tab === 'received' || tab === 'sent';
  return (
    <>
      {counts?.isOpen === false && <NotVisible />}
      <ListPage
        sort={{ field: 'sentAt', order: 'DESC' }}
        actions={
          <>
            <DeletedRecords kinds={gone} />
            {counts?.isOpen && <InviteButton />}
          </>
        }
        filters={
          <>
            <CountTabs
              label={text('name', 1)}
              tabs={[
                { id: 'connected', title: text('tabs.connected'), count: counts?.connected },
                { id: 'invited', title: text('tabs.invited'), count: counts?.invited },
                {
                  id: 'received',
                  title: text('tabs.received'),
                  // denied ones stay in the tab, but nothing is left to do about them
                  count: counts?.open,
                  isCalling: Boolean(counts?.open),
                },
                { id: 'sent', title: text('tabs.sent'), count: counts?.sent },
              ]}
            />
            <FilterBar>
              <SearchFilter source="name" />
              <SelectFilter
                source="role"
                choices={partnerRoles
                  .filter((role) => role !== 'manufacturer' || currentPortal() === 'vendor')
                  .map((id) => ({ id, name: translate(`network.roles.${id}`, 2) }))}
              />
              {isAnswered && (
                <SelectFilter
                  source="status"
                  choices={['pending', 'denied'].map((id) => ({
                    id,
                    name: text(`states.${id}`),
                  }))}
                />
              )}
            </FilterBar>
          </>
        }
        empty={text(`none.${tab}`)}
        emptyText={text(`noneText.${tab}`)}
        emptyAction={tab === 'invited' ? counts?.isOpen && <InviteButton /> : <ToWholeNetwork />}
      >
        <ExportMenu document={ExportNetworkRequestsDocument} />
        <RequestTable tab={tab} />
      </ListPage>
    </>
  );
};

const NotVisible = () => {
  const translate = useText();
  return (
    <Notice
      to={`/${currentPortal()}-profile/profile-information`}
      action={translate('network.toProfile')}
    >
      {translate('network.notVisible')}
    </Notice>
  );
};

const ToWholeNetwork = () => {
  const translate = useText();
  const { whole } = useNetworkAddress();
  const first = currentPortal() === 'vendor' ? 'manufacturers' : 'sellers';
  return (
    <Button variant="outlined" component={LinkBase} to={whole(first)}>
      {translate('network.toWhole')}
    </Button>
  );
};

const InviteButton = () => {
  const translate = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('network.invite.button')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default MyNetwork;
