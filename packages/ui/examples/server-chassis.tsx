import { ServerChassis } from '@hoster/ui/server-chassis';

export function Example() {
  return (
    <ServerChassis
      label="A server of one unit with two of four bays used"
      bays={4}
      disks={[
        { type: 'nvme', mark: '960G' },
        { type: 'nvme', mark: '960G' },
      ]}
      caption="2 × 960 GB NVMe, two bays are free"
    />
  );
}
