import { Grid } from '@hoster/ui/grid';
import { Measured } from '@hoster/ui/measured';

export function Example() {
  return (
    <Measured>
      <Grid columns={{ base: 1, '@sm': 2, '@lg': 4 }}>
        <div>Columns by the width</div>
        <div>of this box,</div>
        <div>not of</div>
        <div>the window</div>
      </Grid>
    </Measured>
  );
}
