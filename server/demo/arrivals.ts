/** New arrivals, newest first. All of them have a picture, no two come from the same shelf. */
export const newArrivals = [323, 1203, 115, 706, 205, 306, 604, 804, 511, 1208, 717, 906]
