// Customer comments by category. A product takes those of its own category first, then those of the parent categories,
// then the general ones, so a comment must suit every product below its category. All of it is invented demo content.

export type Comment = [rating: number, text: string]

export const comments: Record<number, Comment[]> = {
  // Hinges
  1: [
    [5, 'Holes are where the old ones were. No filling, no drilling.'],
    [4, 'Good hinge. I used longer screws all the same.'],
    [5, 'The finish is even, also on the edges.'],
    [3, 'One was stiff until I oiled it.'],
  ],
  101: [
    [5, 'Knuckles are tight, there is no play at all.'],
    [2, 'One of the two was bent at a corner. Exchanged without questions.'],
    [4, 'A year on, no sag.'],
  ],
  1011: [
    [5, 'Real brass, a magnet does not hold on the leaves.'],
    [4, 'Screws are brass too, so drive a steel one first.'],
  ],
  1012: [[5, 'The washers make the difference. No squeak.']],
  1013: [[5, 'Two streets from the sea and still clean.']],
  102: [
    [5, 'They make a plain door look finished.'],
    [4, 'Nice weight. Order three for a tall door.'],
  ],
  1021: [[5, 'The pins lift out by hand. The painter was grateful.']],
  1022: [[5, 'The door opens right back to the wall now.']],
  103: [
    [5, 'Outside since September, through the rain, no rust.'],
    [4, 'Strong. Screws and bolts had to be bought extra, as the page says.'],
  ],
  1031: [[5, 'Carries the shed door without sagging.']],
  1032: [[5, 'Good on a chest lid, straps lie flat.']],
  1033: [[5, 'Hung a boarded gate alone with these.']],
  1041: [
    [5, 'Easy to set. The kitchen doors line up again.'],
    [4, 'Bore to the right depth and they click in.'],
  ],
  1042: [[5, 'No chisel work at all.']],
  1043: [
    [5, 'Cuts cleanly and stays straight.'],
    [4, 'Bring your own screws, the holes are small.'],
  ],
  // Locks & Latches
  2: [
    [5, 'Bought one, came back for three.'],
    [4, 'Works smoothly from the first day.'],
    [5, 'Solid. You feel the difference in the hand.'],
    [3, 'Does the job, no more and no less.'],
  ],
  201: [
    [5, 'A year of rain on the last one and it still opens at once.'],
    [4, 'Heavy for its size, which I like. Keys turn easily.'],
    [5, 'The shackle goes through my chain with room to spare.'],
    [2, 'One of the keys was rough and had to be filed.'],
  ],
  202: [
    [5, 'Fits the cut-out of the old one exactly.'],
    [4, 'Turns smoothly, no rattle.'],
  ],
  2021: [
    [5, 'All five keys work, no wiggling.'],
    [4, 'Measure both sides. Mine is not in the middle.'],
  ],
  2022: [
    [5, 'Measured 57 to the spindle and the handles lined up.'],
    [4, 'Clear drawing in the box. An hour with a chisel.'],
  ],
  2023: [[5, 'Drilled two holes and it was in.']],
  2024: [[5, 'Shuts behind you, opens with a quarter turn.']],
  203: [
    [5, 'Holds the shutter in the afternoon wind.'],
    [4, 'Good finish, no sharp corners.'],
  ],
  2031: [[4, 'The shoot runs straight. I would like the keep a bit deeper.']],
  2032: [[5, 'Slides easily, even after painting.']],
  2033: [[5, 'A 50 mm padlock goes through without forcing.']],
  204: [
    [4, 'Right for post boxes. The nut is thin but holds.'],
    [5, 'Changed twelve office drawers in an hour.'],
  ],
  // Door Hardware
  3: [
    [5, 'The same finish as the hinges, side by side on the door.'],
    [4, 'Solid. Measure your door before ordering.'],
    [5, 'All the screws were in the bag, and one spare.'],
    [3, 'Good, but the fitting sheet is drawings only.'],
  ],
  301: [
    [5, 'No play after two months in a clinic.'],
    [4, 'Good weight in the hand.'],
    [2, 'A scratch near the fixing. Exchanged within the week.'],
  ],
  3011: [
    [5, 'Spring is firm and the lever sits level.'],
    [4, 'My door is 50 mm, so I needed a longer spindle.'],
  ],
  3012: [[5, 'The plate covers the marks of the old one.']],
  3013: [[5, 'Did a whole flat with these in a morning.']],
  3014: [[5, 'Bolts were long enough for a 45 mm door.']],
  302: [
    [5, 'Sits flat and covers the old mark.'],
    [4, 'Edges are smooth, the finish is even.'],
  ],
  3022: [[4, 'The spring closes it without a bang.']],
  3023: [[5, 'Can be read from the road.']],
  3031: [
    [5, 'Closes quietly and latches by itself.'],
    [3, 'Needed a second adjustment after a week.'],
  ],
  3032: [
    [4, 'Easy to fit with the plug supplied.'],
    [5, 'The rubber leaves no mark on the door.'],
  ],
  3033: [[5, 'The film came off clean, not a scratch.']],
  // General Hardware
  4: [
    [5, 'Solid, no sharp edges.'],
    [4, 'As described, to the millimetre.'],
    [5, 'The finish is even, also in the corners.'],
    [3, 'Right goods, but the bag was torn.'],
  ],
  401: [
    [4, 'Straight and square, I checked with a try square.'],
    [3, 'One of ten had a hole half closed with zinc.'],
  ],
  4011: [[5, 'Twelve of these hold the whole lean-to.']],
  4012: [[5, 'A row of law books on it, and it does not bend.']],
  4013: [[5, 'Saved an old window frame.']],
  402: [
    [5, 'Load is on it every day, nothing has moved.'],
    [4, 'Galvanising is clean all round.'],
  ],
  4021: [[5, 'The pin turns by hand and stays.']],
  4022: [[4, 'Thread runs well. Grease it before the monsoon.']],
  4023: [[5, 'Came as ordered, no short measure.']],
  403: [
    [5, 'The bench rolls with one hand.'],
    [4, 'Turns freely, also loaded.'],
  ],
  404: [
    [5, 'School bags on it since August, still tight.'],
    [4, 'Looks good and holds a full bag.'],
  ],
  // Window Hardware
  5: [
    [5, 'Replaced the whole front of the house with these.'],
    [4, 'Fits the old holes except one.'],
    [5, 'No rust after the rains.'],
    [3, 'Fine. A drawing in the pack would help.'],
  ],
  501: [
    [5, 'No rattle any more.'],
    [4, 'Well made, edges are clean.'],
  ],
  5011: [[5, 'The window stays where I leave it, even in wind.']],
  5012: [[5, 'Pulls the sash tight, the draught is gone.']],
  5013: [[4, 'The brake can be set. Do it before hanging the sash.']],
  502: [
    [4, 'Clean casting, the screws go in straight.'],
    [5, 'Looks right in an old house.'],
  ],
  5021: [[5, 'Two fingers lift the sash now.']],
  5022: [[5, 'Pulls the two rails together.']],
  503: [
    [5, 'The spindle was the right length for my aluminium frames.'],
    [4, 'Locks well. Only one key per handle.'],
  ],
  // Sliding & Folding Door Hardware
  6: [
    [5, 'Fits as drawn.'],
    [4, 'Well packed, nothing bent.'],
    [5, 'Our sliding door works again.'],
    [3, 'Good. The screws are on the short side.'],
  ],
  6011: [
    [5, 'One finger moves the door.'],
    [4, 'Instructions are drawings only, but they are right.'],
    [2, 'One end stop was missing. It came by post three days later.'],
  ],
  6012: [[5, 'Straight, and well wrapped in card.']],
  6013: [[5, 'Rolls quietly since I changed the old one.']],
  602: [
    [5, 'A 70 kg door, and my daughter opens it.'],
    [4, 'You need a solid wall or a backing board.'],
    [5, 'All bolts in the box were used and none was missing.'],
  ],
  603: [
    [5, 'Sits flush, nothing catches.'],
    [4, 'The recess must be exact, it is a tight fit.'],
  ],
  604: [
    [4, 'Wardrobe doors fold square again.'],
    [5, 'Setting the gap is simple.'],
  ],
  // Cabinet Hardware
  7: [
    [5, 'Twenty of them, every one the same.'],
    [4, 'Good value for a whole kitchen.'],
    [5, 'The kitchen looks new for little money.'],
    [3, 'Colour is a bit warmer than I thought.'],
  ],
  701: [
    [5, 'Feels solid in the hand, not hollow.'],
    [4, 'Screw is long, cut it for thin drawers.'],
  ],
  7012: [[5, 'Every grain is different, as it should be.']],
  702: [
    [5, 'Hole centres are exact, my jig fitted.'],
    [4, 'No finger marks so far.'],
    [2, 'Two of ten had a spot in the finish. They were replaced.'],
  ],
  7023: [[5, 'Comfortable from below, even with wet hands.']],
  7031: [
    [5, 'Takes the weight of pans.'],
    [4, 'Smooth. Measure the side gap twice.'],
  ],
  7032: [[5, 'Tight in the holes, the shelf is level.']],
  7033: [[4, 'The cupboard stays shut now.']],
  // Thresholds & Joinery Seals
  8: [
    [5, 'Neat, and it does not lift at the ends.'],
    [4, 'Cuts cleanly to length.'],
    [5, 'Half an hour for the front door, tea included.'],
    [4, 'Came well wrapped.'],
    [3, 'Works, but clean the surface first or it will not sit.'],
    [5, 'The house is quieter and there is less dust.'],
    [2, 'A little short for my door. Measure first.'],
    [4, 'The edge is neat enough to be seen.'],
  ],
  // Fixings & Consumables
  9: [
    [5, 'Counted them: nothing missing.'],
    [4, 'Quality is the same from one order to the next.'],
    [5, 'The right size on the label and in the pack.'],
    [3, 'The pack was open at one end.'],
  ],
  901: [[5, 'Bites at once.']],
  9011: [
    [5, 'Recess is deep, the driver does not slip.'],
    [4, 'The bit in the box is a good one.'],
  ],
  9012: [[5, 'Heads sit just below the surface, as they should.']],
  9013: [[4, 'Pre-drill and they go in straight.']],
  902: [
    [5, 'Clean threads and even zinc.'],
    [4, 'Sizes are true, the spanner does not slip.'],
  ],
  9031: [
    [5, 'Straight, and the heads do not fly off.'],
    [4, 'A full kilogram, I weighed it.'],
  ],
  9032: [[5, 'Sets flat with an ordinary plier.']],
  904: [[4, 'Clean the hole and it will not move.']],
  9041: [[5, 'Holds in block when others spin.']],
  9042: [[5, 'Tightens up after two turns.']],
  905: [
    [5, 'Not one has snapped so far.'],
    [4, 'Teeth hold. Tails cut easily.'],
  ],
  // Roofing System
  10: [
    [5, 'No leak after the November rain.'],
    [4, 'Same quality as the lot from last year.'],
    [5, 'Well packed, nothing bent.'],
    [3, 'Good, but wear gloves.'],
  ],
  1001: [[5, 'The roof was on in two days.']],
  10011: [
    [5, 'Ribs lap properly, side and end.'],
    [4, 'Two sheets had light scratches below, out of sight.'],
  ],
  10012: [[4, 'Thicker than what the market sells under the same name.']],
  10013: [[5, 'They ring clear when tapped, few were broken.']],
  10021: [[5, 'Sits tight on the ribs.']],
  10022: [[5, 'Stayed down round the chimney through the storm.']],
  10031: [
    [5, 'Brackets clip in with one push.'],
    [4, 'The colour holds. Mind the fall.'],
  ],
  10032: [[4, 'Fits the pipe without packing.']],
  10041: [
    [5, 'Washers seat well, the point goes through at once.'],
    [4, 'The socket in the box is magnetic, a good idea.'],
  ],
  10042: [[5, 'Turns in the lightest wind, no noise.']],
  // Building and Construction
  41: [
    [5, 'Fair price, proper invoice.'],
    [4, 'Same quality as last time.'],
    [5, 'Our mason asked for the name of the shop.'],
    [3, 'Right goods, slow queue at the counter.'],
  ],
  41011: [
    [5, 'Fresh date on the bag, no lumps.'],
    [4, 'Strong bag, it survived my stairs.'],
  ],
  41012: [
    [5, 'Sizes hold, the courses come out level.'],
    [4, 'Few broken ones, fewer than usual.'],
  ],
  41013: [
    [5, 'Sharp corners, little mortar wasted.'],
    [4, 'Dry and well cured.'],
  ],
  41021: [[4, 'The wall is thick, it cuts without cracking.']],
  41022: [[5, 'Tight before the cement even goes in.']],
  4103: [
    [5, 'Ribs are clear and the bars are straight.'],
    [4, 'Cut at the counter while I waited.'],
  ],
  41041: [
    [5, 'Balanced, it does not tire the wrist.'],
    [4, 'Easy to clean at the end of the day.'],
  ],
  41042: [[5, 'True when turned end for end.']],
  41043: [[5, 'Stands hard use.']],
  // Cutting Tools
  35: [
    [5, 'Two jobs done and still like new.'],
    [4, 'Good for the price.'],
    [5, 'Does what it should, first time.'],
    [3, 'Works, but it is not for all-day use.'],
  ],
  3501: [[5, 'Runs true, no shake in the grinder.']],
  35011: [
    [5, 'Went through old concrete without glowing.'],
    [4, 'Little chipping. Go slowly at the end.'],
  ],
  35012: [[4, 'Fast. Keep a few in the box.']],
  3502: [[4, 'Sharp from the first hole.']],
  35021: [[5, 'Starts without walking on the steel.']],
  35022: [
    [5, 'Clean holes in old concrete, first try.'],
    [2, 'One of them bent in a hard spot. It was replaced.'],
  ],
  35023: [[5, 'A clean round hole through 3 mm plate.']],
  3503: [[5, 'Cuts straight, without wandering.']],
  3504: [[4, 'Lies well in the hand.']],
  35041: [[5, 'Takes an edge you can shave with.']],
  35042: [[5, 'Cuts cleanly without effort.']],
  35043: [[5, 'The hook does not wobble and the numbers are clear.']],
}

export const general: Comment[] = [
  [5, 'Third order for the same job. Same size every time.'],
  [4, 'Good value. Would buy again.'],
  [5, 'Exactly what the page says.'],
  [4, 'Came when they said it would be ready.'],
  [5, 'My carpenter approved, and he is not easy.'],
  [3, 'Fine, nothing special.'],
  [5, 'The part number was on the label, so nothing got mixed up.'],
  [1, 'Ordered the wrong size myself. Returning it took a while.'],
]

/** For the one product with a long list of reviews: the return-to-door lever in satin nickel. */
export const leverComments: Comment[] = [
  [5, 'Spring is firm and the lever sits level. Fitted six pairs, the rose covers the old 50 mm hole.'],
  [
    4,
    'Finish matches the ball tip hinges closely. One rose had a small scratch on the back face, not visible once fitted.',
  ],
  [4, 'Good weight. Spindle is for 35 to 45 mm doors, mine is 50, so I cut a longer one.'],
  [5, 'Third order for the same job. Same size every time.'],
  [5, 'Sleeves no longer catch. That was the whole point.'],
  [5, 'Eight doors in one day. The concealed fixing is quick once you have seen it.'],
  [4, 'Roses click on firmly. You need a thin blade to get them off again.'],
  [5, 'Feels dear, costs less than I feared.'],
  [3, 'The lever is fine, but the Allen key in my set was the wrong size.'],
  [5, 'Used them in a rented flat. Five tenants later they still spring back.'],
  [5, 'Warm nickel, not blue. It goes well with oak doors.'],
  [4, 'Through bolts are long, cut them before you start.'],
  [5, 'The latch works with a light touch, my mother can open it.'],
  [5, 'No fingerprints. The satin hides them.'],
  [2, 'One lever drooped after a week. Exchanged without fuss.'],
  [5, 'Same projection as the old ones, so the shutters still close.'],
  [4, 'Very good. I wanted them in pairs with a lock plate.'],
  [5, 'Bought the first set to see, then eleven more.'],
  [5, 'Delivered to Galle on the second day.'],
  [4, 'Solid. The paper template could be thicker.'],
  [5, 'Fitted by a beginner with a level and some patience.'],
  [5, 'A clinic with forty doors, not one has come loose.'],
  [4, 'Right size, right finish, fair price.'],
]
