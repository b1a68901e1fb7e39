import CategoryIcon from '@mui/icons-material/AccountTreeOutlined';
import Card from '@mui/material/Card';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { StateMessage } from '#ui/layout/StateMessage.tsx';

interface Props {
  /**
   * Renders the panel; the element with the panel's title must have this id. Null closes the panel.
   */
  children: ((titleId: string) => ReactNode) | null;
  onClose: () => void;
}

const width = 420;
/** Media query for screens where tree and panel fit beside the navigation. */
export const roomForPanel = '(min-width: 1180px)';
const messages = 'resources.collections/categories';

/** Opens beside the tree on wide screens, otherwise as an overlay. */
export const SidePanel = ({ children, onClose }: Props) => {
  const translate = useText();
  const titleId = useId();
  const hasRoom = useMediaQuery(roomForPanel, { noSsr: true });
  if (!hasRoom) {
    return (
      <Drawer
        anchor="right"
        open={children !== null}
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { width, maxWidth: '100%', p: 3 },
          },
        }}
      >
        {children?.(titleId)}
      </Drawer>
    );
  }
  return (
    <Card
      component="aside"
      aria-labelledby={children ? titleId : undefined}
      aria-label={children ? undefined : translate(`${messages}.panel`)}
      sx={{ overflow: 'auto', p: children ? 3 : 0 }}
    >
      {children ? (
        children(titleId)
      ) : (
        <StateMessage
          icon={<CategoryIcon />}
          title={translate(`${messages}.chooseOne`)}
          text={translate(`${messages}.chooseText`)}
        />
      )}
    </Card>
  );
};
