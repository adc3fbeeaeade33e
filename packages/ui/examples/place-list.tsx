import { Place, PlaceList } from '@hoster/ui/place-list';

export function Example() {
  return (
    <PlaceList>
      <Place code="FRA1" name="Frankfurt" region="Germany" href="#frankfurt">
        All plans available
      </Place>
      <Place code="SIN1" name="Singapore">
        Sold out
      </Place>
    </PlaceList>
  );
}
